import Foundation
import Observation
import ScreenModel
import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Scrolling on hundreds of random screens.
///
/// Content must never leave its bounds or show gaps at its ends.
final class RandomizedScrollingTests: DeviceTestCase {
  /// Random content in a frame of random size, which changes during scrolling.
  @MainActor @Observable
  final class Content {
    enum Kind: CaseIterable { case column, row, plane, list, sections, grid, pages }

    var kind: Kind
    var count: Int
    var size: CGSize
    var lengths: [CGFloat]

    fileprivate init(_ random: inout SplitMix64) {
      kind = Kind.allCases[random.next(below: Kind.allCases.count)]
      count = random.next(below: 60)
      size = CGSize(width: 40 + random.next(below: 340), height: 40 + random.next(below: 500))
      lengths = (0..<7).map { _ in CGFloat(1 + random.next(below: 200)) }
    }
  }

  private struct Screen: View {
    let content: Content

    var body: some View {
      scrolling.frame(width: content.size.width, height: content.size.height).accessibilityIdentifier("Scroll")
    }

    @ViewBuilder private var scrolling: some View {
      switch content.kind {
      case .column: ScrollView { VStack(spacing: 0) { ForEach(0..<content.count, id: \.self) { piece($0).frame(width: 60, height: length($0)) } } }
      case .row: ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<content.count, id: \.self) { piece($0).frame(width: length($0), height: 30) } } }
      case .plane:
        ScrollView([.horizontal, .vertical]) { piece(0).frame(width: 40 * CGFloat(content.count), height: 10 * length(content.count)) }
      case .list: List { ForEach(0..<content.count, id: \.self) { piece($0).frame(height: length($0)) } }.listStyle(.plain)
      case .sections:
        List {
          Section("One") { ForEach(0..<content.count / 2, id: \.self) { piece($0).frame(height: length($0)) } }
          Section("Two") { ForEach(0..<content.count / 3, id: \.self) { piece($0).frame(height: 30) } }
        }
      case .grid:
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { ForEach(0..<content.count, id: \.self) { piece($0).frame(height: length($0)) } } }
      case .pages:
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<content.count % 6, id: \.self) { piece($0).frame(width: content.size.width, height: content.size.height) } }
        }
        .scrollTargetBehavior(.paging)
      }
    }

    private func length(_ index: Int) -> CGFloat { content.lengths[index % content.lengths.count] }

    private func piece(_ index: Int) -> some View { Rectangle().accessibilityIdentifier("Piece") }
  }

  func test_contentNeverLeavesItsBounds() {
    var moves = 0
    for seed in 0..<400 {
      var random = SplitMix64(seed: UInt64(seed))
      let content = Content(&random)
      show { Screen(content: content) }
      for step in 0..<10 {
        let before = scroll?.contentOffset
        act(content, &random)
        let slack: CGFloat = content.kind == .sections ? 57 : 0.001
        if let problem = problem(slack: slack) { return XCTFail("seed \(seed), step \(step), \(content.kind): \(problem) on\n\(device.tree.textSnapshot())") }
        if scroll?.contentOffset != before { moves += 1 }
      }
      device.shutDown()
    }
    XCTAssertGreaterThan(moves, 800, "the content moves in the first place")
  }

  private var scroll: ElementSnapshot? { find(.any, "Scroll").flatMap { device.tree.snapshot(of: $0) } }

  /// Performs a random action that moves the content, its frame or its end.
  private func act(_ content: Content, _ random: inout SplitMix64) {
    guard let scroll else { return }
    func point() -> CGPoint {
      let frame = scroll.visibleRect
      return CGPoint(x: frame.minX + frame.width * CGFloat.random(in: 0..<1, using: &random), y: frame.minY + frame.height * CGFloat.random(in: 0..<1, using: &random))
    }
    switch random.next(below: 10) {
    case 0: content.count = random.next(below: 60)
    case 1: content.size = CGSize(width: 40 + random.next(below: 340), height: 40 + random.next(below: 500))
    case 2: device.orientation = random.next(below: 2) == 0 ? .landscapeLeft : .portrait
    case 3: device.drag(from: point(), to: CGPoint(x: random.next(below: 390), y: random.next(below: 390)))
    case 4:
      if let counts = device.rowCounts(of: scroll.id), let section = counts.indices.last, counts[section] > 0 {
        device.scroll(toRow: random.next(below: counts[section]), inSection: section, of: scroll.id, share: [nil, 0, 0.5, 1][random.next(below: 4)])
      }
    case 5: if let piece = device.tree.all(ElementQuery(scope: scroll.id, string: "Piece")).last { device.reveal(piece) }
    default:
      device.touch([.swipe(from: point(), to: CGPoint(x: random.next(below: 390), y: random.next(below: 844)), over: [0.05, 0.1, 1][random.next(below: 3)])], cause: "a swipe")
    }
    device.settle()
  }

  /// Returns the problem with the position of the content, if any.
  ///
  /// - Parameter slack: The maximum gap between two pieces, which is the height of a header with the space above it.
  private func problem(slack: CGFloat) -> String? {
    guard let scroll, let offset = scroll.contentOffset, let size = scroll.contentSize else { return "nothing scrolls" }
    // A scroll view at the edge of the safe area has insets for the status bar and the home indicator.
    let insets = scroll.contentInsets ?? ElementDetails.Insets()
    let (frame, least) = (scroll.frame, CGPoint(x: -insets.left, y: -insets.top))
    let limit = CGPoint(x: max(least.x, size.width + insets.right - frame.width), y: max(least.y, size.height + insets.bottom - frame.height))
    if offset.x < least.x || offset.x > limit.x + 0.001 || offset.y < least.y || offset.y > limit.y + 0.001 { return "the offset \(offset) is beyond \(limit)" }
    let pieces = scroll.children.filter { $0.type != .activityIndicator }
    let room = insets.rect(in: frame)
    let (first, last) = (pieces.min { $0.frame.minY < $1.frame.minY }, pieces.max { $0.frame.maxY < $1.frame.maxY })
    if let first, first.frame.minY > room.minY + slack, size.height > room.height { return "there is a gap above \(first.frame.minY)" }
    if let last, last.frame.maxY < room.maxY - slack, size.height > room.height { return "there is a gap below \(last.frame.maxY)" }
    return nil
  }
}
