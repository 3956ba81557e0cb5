import XCTest

@testable import HeadlessUI

private final class Evaluations {
  var count = 0
  var binding: Binding<Int>?
}

private struct Parent: View {
  @State private var ticks = 0
  @State private var value = 0
  let evaluations: Evaluations

  var body: some View {
    VStack {
      Button("Tick") { ticks += 1 }
      Button("Change often") { for _ in 0..<100 { value += 1 } }
      Child(ticks: ticks, value: $value, evaluations: evaluations)
    }
    .onAppear { evaluations.binding = $value }
  }
}

private struct Child: View {
  let ticks: Int
  @Binding var value: Int
  let evaluations: Evaluations

  var body: some View {
    evaluations.count += 1
    return Text("\(ticks) \(value) \(value)")
  }
}

@preconcurrency @MainActor
final class ReadersTests: DeviceTestCase {
  private let evaluations = Evaluations()

  private func showParent() {
    let evaluations = evaluations
    show { Parent(evaluations: evaluations) }
  }

  /// The number of readings that the value's storage holds.
  private var readings: Int? {
    let location = evaluations.binding.flatMap { Mirror(reflecting: $0).descendant("location") }
    let readings = location.flatMap { Mirror(reflecting: $0).descendant("readers", "readings") }
    return readings.map { Mirror(reflecting: $0).children.count }
  }

  func test_aBodyThatReadsTwiceIsEvaluatedOnceForManyChanges() {
    showParent()
    XCTAssertEqual(readings, 1)
    tap(.button, "Change often")
    XCTAssertTrue(exists(.staticText, "0 100 100"))
    XCTAssertEqual(evaluations.count, 2)
    XCTAssertEqual(readings, 1)
  }

  func test_whatBodiesHaveReadBeforeDoesNotPileUp() {
    showParent()
    for _ in 0..<200 { tap(.button, "Tick") }
    XCTAssertTrue(exists(.staticText, "200 0 0"))
    XCTAssertLessThanOrEqual(readings ?? .max, 16)
    tap(.button, "Change often")
    XCTAssertTrue(exists(.staticText, "200 100 100"))
    XCTAssertEqual(evaluations.count, 202)
  }
}
