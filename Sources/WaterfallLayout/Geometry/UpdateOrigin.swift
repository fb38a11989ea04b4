/// The batches of updates that led to a geometry: whose they were, and how many.
struct UpdateOrigin: Hashable, Sendable {
  /// A number that is another one for each engine; 0 for geometries without an engine.
  var lineage: UInt64 = 0
  /// The number of batches.
  var generation = 0
}
