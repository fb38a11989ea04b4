import Foundation
import WaterfallLayout

/// Decodes bytes as a saved layout, and checks what is accepted.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSavedGeometry(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let document = Data(bytes: start, count: count)
  guard let geometry = decoded(document) else { return 0 }
  GeometryChecks.check(geometry)
  do {
    let saved = try JSONEncoder().encode(geometry)
    guard try JSONDecoder().decode(WaterfallGeometry.self, from: saved) == geometry else {
      fatalError("saved again, it is another layout")
    }
  } catch {
    fatalError("what was accepted can't be saved: \(error)")
  }
  return 0
}

/// The layout of a document: JSON where it starts like that, else a property list.
///
/// Binary property lists are left out, and others that aren't UTF-8: Foundation traps on some of
/// them, before anything of the library sees them.
private func decoded(_ document: Data) -> WaterfallGeometry? {
  if document.starts(with: Data("bplist".utf8)) { return nil }
  if document.first == UInt8(ascii: "{") {
    return try? JSONDecoder().decode(WaterfallGeometry.self, from: document)
  }
  if String(data: document, encoding: .utf8) == nil { return nil }
  return try? PropertyListDecoder().decode(WaterfallGeometry.self, from: document)
}
