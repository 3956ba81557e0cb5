import Foundation
import HeadlessDevice
import HeadlessUI
import ScreenModel
import SwiftData

/// The growth of the cost of queries and saves with the number of models.
enum ModelGrowth {
  static var all: [GrowthBenchmark] {
    [
      GrowthBenchmark(name: "swiftData.queryOfMany", sizes: [1_000, 10_000], target: GrowthTarget(exponent: 0.3), run: queryOfMany),
      GrowthBenchmark(name: "swiftData.save", sizes: [1_000, 10_000], target: GrowthTarget(exponent: 1.1), run: save),
    ]
  }

  private static func makeContainer() throws -> ModelContainer {
    try ModelContainer(for: BenchmarkNote.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  /// Inserts and saves models in a new context.
  private static func insertAndSave(_ size: Int, in container: ModelContainer) throws {
    let context = ModelContext(container)
    for number in 0..<size { context.insert(BenchmarkNote(number: number, weight: number % 10)) }
    try context.save()
  }

  // MARK: Queries

  private struct HeavyNotes: View {
    @Query(filter: #Predicate<BenchmarkNote> { $0.weight >= 1 }, sort: \BenchmarkNote.number) private var notes: [BenchmarkNote]

    var body: some View { Text(verbatim: "\(notes.count) notes, read \(notes.first?.reads ?? 0) times") }
  }

  /// Measures a change of a property that the body of a query's view reads, and that the query's predicate doesn't.
  ///
  /// The body is evaluated again, and the query must not fetch.
  @MainActor
  private static func queryOfMany(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let container = try makeContainer()
    try insertAndSave(size, in: container)
    let screen = GrowthScreen { HeavyNotes().modelContainer(container) }
    defer { screen.device.shutDown() }
    let tree = screen.device.tree
    func isShown(_ text: String) -> Bool { tree.count(ElementQuery(scope: tree.root, string: text)) == 1 }
    let matches = size - size / 10
    let notes = try Device.withCurrent(screen.device) {
      try container.mainContext.fetch(FetchDescriptor<BenchmarkNote>(sortBy: [SortDescriptor(\.number)]))
    }
    try WrongAnswer.check("growth.swiftData.queryOfMany", [notes.count == size, isShown("\(matches) notes, read 0 times")], [true, true])
    // The first note has the weight 0, so the second one is the first of the query.
    let samples = screen.measure(settings) { _ in notes[1].reads += 1 }
    let reads = notes[1].reads
    try WrongAnswer.check("growth.swiftData.queryOfMany", [reads > 0, isShown("\(matches) notes, read \(reads) times")], [true, true])
    Device.withCurrent(screen.device) {
      notes[size - 1].weight = 0
      screen.device.render()
    }
    try WrongAnswer.check("growth.swiftData.queryOfMany", isShown("\(matches - 1) notes, read \(reads) times"), true)
    return samples
  }

  // MARK: Saves

  /// Measures the insertion of models into an empty container in memory, together with their save.
  @MainActor
  private static func save(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let container = try makeContainer()
    try insertAndSave(size, in: container)
    try WrongAnswer.check("growth.swiftData.save", ModelContext(container).fetchCount(FetchDescriptor<BenchmarkNote>()), size)
    var problem: (any Error)?
    let samples = settings.nanoseconds { count in
      for _ in 0..<count {
        do { try insertAndSave(size, in: makeContainer()) } catch { problem = error }
      }
      return count
    }
    if let problem { throw problem }
    return samples
  }
}

/// A model of the benchmarks.
@Model
final class BenchmarkNote {
  var number: Int
  var weight: Int
  var reads: Int = 0

  init(number: Int, weight: Int) {
    self.number = number
    self.weight = weight
  }
}
