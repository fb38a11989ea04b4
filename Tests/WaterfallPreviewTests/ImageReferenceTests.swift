import XCTest

@testable import WaterfallPreview

final class ImageReferenceTests: XCTestCase {
  func testPathsAreEncoded() throws {
    let cases: [(String, String, String)] = [
      ("beach.jpg", "beach.jpg", "beach"),
      ("a b/50% #1?.JPEG", "a%20b/50%25%20%231%3F.JPEG", "50% #1?"),
      ("é.png", "%C3%A9.png", "é"),
      ("../x/y.z.webp", "../x/y.z.webp", "y.z"),
      ("/photos/a.gif", "/photos/a.gif", "a"),
      ("//photos/a.gif", "/photos/a.gif", "a"),
      ("javascript:alert(1)//.x.jpg", "javascript%3Aalert%281%29//.x.jpg", ".x"),
      ("a\"onload=\"b.jpg", "a%22onload%3D%22b.jpg", "a\"onload=\"b"),
    ]
    for (label, source, name) in cases {
      let image = try XCTUnwrap(ImageReference(label: label), label)
      XCTAssertEqual(image.source, source, label)
      XCTAssertEqual(image.name, name, label)
    }
  }

  /// Addresses stay as they are, but for what no address can hold.
  func testAddresses() throws {
    let cases: [(String, String, String)] = [
      (
        "https://example.org/a%20b.jpg?w=3&h=4#x", "https://example.org/a%20b.jpg?w=3&h=4#x",
        "a%20b"
      ),
      ("HTTP://example.org/photo/7", "HTTP://example.org/photo/7", "7"),
      ("https://example.org/a b\"<é.png", "https://example.org/a%20b%22%3C%C3%A9.png", "a b\"<é"),
      ("file:///photos/a.jpg", "file:///photos/a.jpg", "a"),
      ("data:image/gif;base64,R0l+/w==", "data:image/gif;base64,R0l+/w==", "Image"),
    ]
    for (label, source, name) in cases {
      let image = try XCTUnwrap(ImageReference(label: label), label)
      XCTAssertEqual(image.source, source, label)
      XCTAssertEqual(image.name, name, label)
    }
  }

  func testOtherLabelsNameNoImage() {
    for label in [
      "", "Harbour at dawn", "jpg", ".jpg", "a.txt", "photos.jpg/readme", "a.jpg.txt", "Dr. No",
      "https://example.org/page.html", "file:///a", "data:text/html,<b>", "javascript:alert(1)",
      "https://", "HTTP://", "https:///a.jpg", "https://?a.jpg", "https://photos.jpg",
      "http://localhost/",
      "data:image/", "file://", "file:///",
    ] {
      XCTAssertNil(ImageReference(label: label), label)
    }
  }
}
