/// The batches of updates that led to a geometry: the engine that applied them, and their number.
struct UpdateOrigin: Hashable, Sendable {
  /// A number that is different for each engine; 0 for geometries made without an engine.
  var lineage: UInt64 = 0
  /// The number of batches.
  var generation = 0
}
