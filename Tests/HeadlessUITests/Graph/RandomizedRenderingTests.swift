import Foundation
import Observation
import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// A part of a screen whose properties can be changed individually in every way.
@MainActor @Observable private final class Piece: Identifiable {
  enum Kind: CaseIterable { case text, button, column, row, pile, list, scroll, toggle, sections, field, group, lazy, slider, picker, menu }

  let id: Int
  var kind: Kind
  var title: String
  var children: [Piece] = []
  var isShown = true
  var isDisabled = false
  var isHidden = false
  var isPadded = false
  var isLarge = false
  var isOn = false
  var identifier: String?
  var width: CGFloat?
  var overlay: String?
  var behavior = 0
  var priority = 0.0
  var generation = 0

  init(id: Int, kind: Kind, title: String) {
    self.id = id
    self.kind = kind
    self.title = title
  }
}

private struct PieceView: View {
  @Bindable var piece: Piece

  var body: some View {
    if piece.isShown {
      identified
        .disabled(piece.isDisabled)
        .opacity(piece.isHidden ? 0 : 1)
        .padding(piece.isPadded ? 10 : 0)
        .font(piece.isLarge ? .title : .body)
        .frame(width: piece.width)
        .overlay(alignment: .topLeading) { if let overlay = piece.overlay { Text(overlay) } }
        .id(piece.generation)
        .zIndex(piece.priority)
        .layoutPriority(piece.priority)
    }
  }

  @ViewBuilder private var identified: some View {
    if piece.behavior > 0 {
      content.accessibilityElement(children: [.ignore, .contain, .combine][piece.behavior - 1]).accessibilityAddTraits(piece.isOn ? .isSelected : [])
    } else if let identifier = piece.identifier {
      content.accessibilityIdentifier(identifier)
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    switch piece.kind {
    case .text: Text(piece.title)
    case .button: Button(piece.title) { piece.title += "!" }
    case .toggle: Toggle(piece.title, isOn: $piece.isOn)
    case .field: TextField("Field", text: $piece.title)
    case .column: VStack(alignment: piece.isOn ? .leading : .center, spacing: 2) { children }
    case .row: HStack(spacing: piece.isOn ? 0 : 4) { children }
    case .pile: ZStack(alignment: piece.isOn ? .bottomTrailing : .center) { children }
    case .group: Group { children }
    case .scroll: ScrollView { VStack { children } }
    case .lazy: ScrollView { LazyVStack { children } }
    case .slider: Slider(value: .constant(0.5))
    case .picker: Picker(piece.title, selection: $piece.isOn) { ForEach([true, false], id: \.self) { Text("\($0)") } }
    case .menu: Menu(piece.title) { children }
    case .list: List { children }
    case .sections: List { Section(piece.title) { children } }
    }
  }

  private var children: some View { ForEach(piece.children) { PieceView(piece: $0) } }
}

/// Renders changes incrementally, and compares the result with a new app in the same state.
@preconcurrency @MainActor
final class RandomizedRenderingTests: DeviceTestCase {
  private var generator = SplitMix64(seed: 0)
  private var pieces: [Piece] = []

  private func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: 0..<elements.count, using: &generator)] }

  private func makePiece(depth: Int) -> Piece {
    let leaves: [Piece.Kind] = [.text, .text, .button, .toggle, .field]
    let piece = Piece(id: pieces.count, kind: depth > 2 ? pick(leaves) : pick(Piece.Kind.allCases), title: "Piece \(pieces.count)")
    pieces.append(piece)
    if ![.text, .button, .toggle, .field].contains(piece.kind) {
      for _ in 0..<Int.random(in: 0...4, using: &generator) { piece.children.append(makePiece(depth: depth + 1)) }
    }
    return piece
  }

  private func changeSomething() {
    let piece = pick(pieces)
    switch Int.random(in: 0..<17, using: &generator) {
    case 0: piece.isShown.toggle()
    case 1: piece.isDisabled.toggle()
    case 2: piece.isHidden.toggle()
    case 3: piece.isPadded.toggle()
    case 4: piece.isLarge.toggle()
    case 5: piece.isOn.toggle()
    case 6: piece.identifier = piece.identifier == nil ? "id-\(piece.id)" : nil
    case 7: piece.title += "x"
    case 8: piece.width = piece.width == nil ? 120 : nil
    case 9: piece.overlay = piece.overlay == nil ? "Over" : nil
    case 10: piece.children.shuffle(using: &generator)
    case 11: if !piece.children.isEmpty { piece.children.remove(at: Int.random(in: 0..<piece.children.count, using: &generator)) }
    case 12: piece.kind = pick(Piece.Kind.allCases)
    case 13: piece.behavior = Int.random(in: 0...3, using: &generator)
    case 14: piece.priority = pick([-1, 0, 0, 1])
    case 15: piece.generation += 1
    default: if pieces.count < 60 { piece.children.insert(makePiece(depth: 2), at: 0) }
    }
  }

  private func freshPicture(of root: Piece) -> String {
    let fresh = Device(apps: [InstalledApp(name: "Sample") { PieceView(piece: root) }])
    defer { fresh.shutDown() }
    fresh.launch("com.example.Sample")
    return fresh.tree.textSnapshot()
  }

  func test_whatIsRenderedStepByStepIsWhatAFreshAppShows() {
    for seed in 1...60 as ClosedRange<UInt64> {
      generator = SplitMix64(seed: seed)
      pieces = []
      let root = makePiece(depth: 0)
      show { PieceView(piece: root) }
      var history: [String] = []
      for step in 0..<25 {
        device.perform(cause: "the test") { for _ in 0..<(step % 3 + 1) { changeSomething() } }
        let picture = device.tree.textSnapshot()
        let expected = freshPicture(of: root)
        history.append(picture)
        guard picture == expected else {
          XCTFail("Seed \(seed), step \(step): the screen is\n\(picture)\nand should be\n\(expected)\nbefore it was\n\(history.dropLast().last ?? "")")
          return
        }
      }
      device.shutDown()
    }
  }
}
