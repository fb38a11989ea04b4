import Testing

@testable import WaterfallPreview

@Suite("Labels that name images")
struct ImageReferenceTests {
  @Test(
    "Paths are encoded",
    arguments: [
      ("beach.jpg", "beach.jpg", "beach"),
      ("a b/50% #1?.JPEG", "a%20b/50%25%20%231%3F.JPEG", "50% #1?"),
      ("é.png", "%C3%A9.png", "é"),
      ("../x/y.z.webp", "../x/y.z.webp", "y.z"),
      ("/photos/a.gif", "/photos/a.gif", "a"),
      ("//photos/a.gif", "/photos/a.gif", "a"),
      ("javascript:alert(1)//.x.jpg", "javascript%3Aalert%281%29//.x.jpg", ".x"),
      ("a\"onload=\"b.jpg", "a%22onload%3D%22b.jpg", "a\"onload=\"b"),
    ]
  )
  func paths(label: String, source: String, name: String) throws {
    let image = try #require(ImageReference(label: label))
    #expect(image.source == source)
    #expect(image.name == name)
  }

  @Test(
    "Addresses stay as they are, but for what no address can hold",
    arguments: [
      (
        "https://example.org/a%20b.jpg?w=3&h=4#x", "https://example.org/a%20b.jpg?w=3&h=4#x",
        "a%20b"
      ),
      ("HTTP://example.org/photo/7", "HTTP://example.org/photo/7", "7"),
      ("https://example.org/a b\"<é.png", "https://example.org/a%20b%22%3C%C3%A9.png", "a b\"<é"),
      ("file:///photos/a.jpg", "file:///photos/a.jpg", "a"),
      ("data:image/gif;base64,R0l+/w==", "data:image/gif;base64,R0l+/w==", "Image"),
    ]
  )
  func addresses(label: String, source: String, name: String) throws {
    let image = try #require(ImageReference(label: label))
    #expect(image.source == source)
    #expect(image.name == name)
  }

  @Test(
    "Other labels name no image",
    arguments: [
      "", "Harbour at dawn", "jpg", ".jpg", "a.txt", "photos.jpg/readme", "a.jpg.txt", "Dr. No",
      "https://example.org/page.html", "file:///a", "data:text/html,<b>", "javascript:alert(1)",
    ]
  )
  func otherLabels(label: String) {
    #expect(ImageReference(label: label) == nil)
  }
}
