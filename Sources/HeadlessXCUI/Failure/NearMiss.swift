import Foundation
internal import HeadlessDevice
import ScreenModel

/// The nearest miss of a look-up that found nothing, and what to do about it.
@MainActor
struct NearMiss {
  let sentence: String
  let advice: String?

  /// Looks for the string under another type, then outside of the scope, then for a string that is almost the same.
  init?(of string: String, filter: QueryFilter, in scope: ElementID, named place: String, on device: Device) {
    let tree = device.tree
    if let alike = filter.refinements.isEmpty ? nil : tree.first(filter.query(in: scope)), let miss = NearMiss(alike, lacks: filter.refinements, in: tree) {
      self = miss
    } else if let other = tree.first(QueryFilter(isDirectChild: filter.isDirectChild, string: string).query(in: scope)) {
      self.init(other, asksFor: filter, string: string, in: tree)
    } else if let deeper = filter.isDirectChild ? tree.first(QueryFilter(type: filter.type, string: string, traits: filter.traits).query(in: scope)) : nil {
      self.init(
        "\(tree.summary(of: deeper)) is in \(place), but not directly.",
        "look at any depth with descendants(matching:) in place of children(matching:).")
    } else if let outside = tree.first(QueryFilter(type: filter.type, string: string, traits: filter.traits).query(in: tree.root)) {
      self.init(
        "\(tree.summary(of: outside)) exists, but not in \(place): it is in \(tree.path(to: outside)).",
        device.application(of: outside) == springboardIdentifier
          ? "give it the parent springboard: what the system shows is not in the app." : "name the parent that it is in, or none.")
    } else if let question = Self.question(after: string, type: filter.type, in: scope, tree) {
      let correction = "correct the id \(string.quoted)"
      // Rows are made as they come into view, so that the one that is near may not be the one that is meant.
      self.init(question, Self.isRow(filter, in: scope, tree) ? "\(Self.rowAdvice), or \(correction)." : "\(correction), or the text in the app.")
    } else if Self.isRow(filter, in: scope, tree) {
      self.init("What is out of view in a Table or CollectionView does not exist.", "\(Self.rowAdvice).")
    } else {
      return nil
    }
  }

  /// What explains the absence of a keyboard, or of an icon, by itself.
  init?(ofAbsent missing: QueryChain, on device: Device) {
    switch missing.filter.type {
    case .keyboard where device.focusedElement == nil:
      self.init("Nothing has the keyboard focus, so there is no keyboard on screen.", "tap a text field first; the keyboard comes with the focus.")
    case .icon where missing.applicationIdentifier == springboardIdentifier:
      guard let app = device.frontmostApp else { return nil }
      self.init(
        "\(device.name(ofApp: app)) is in front, so the icons of the home screen are not there.",
        "go to the home screen first with XCUIDevice.shared.press(.home).")
    default: return nil
    }
  }

  /// The element that is all that was asked for, but for what it should contain.
  private init?(_ alike: ElementID, lacks refinements: [QueryFilter.Refinement], in tree: ElementTree) {
    for case .containing(let type, let string?) in refinements where tree.first(ElementQuery(scope: alike, type: type, string: string)) == nil {
      let contents = tree.all(ElementQuery(scope: alike, type: type)).filter { tree.hasText($0) }.map { tree.summary(of: $0) }
      let sentence = "\(tree.summary(of: alike)) exists there, but contains no \(type.testName) \(string.quoted)."
      let more = Self.question(after: string, type: type, in: alike, tree) ?? (contents.isEmpty ? nil : "It contains \(contents.listed(atMost: 4)).")
      self.init([sentence, more].compactMap(\.self).joined(separator: " "), "correct the text \(string.quoted), or the text in the app.")
      return
    }
    return nil
  }

  /// Asks for the element whose text is nearest; one of another type only where the texts all but agree.
  private static func question(after string: String, type: ElementType, in scope: ElementID, _ tree: ElementTree) -> String? {
    for near in tree.nearestCandidates(to: string, type: type, in: scope, limit: 8) {
      let hint = tree.strings(of: near).lazy.compactMap { StringDifference.describe(expected: string, actual: $0) }.first
      if let hint { return "Did you mean \(tree.summary(of: near))? \(hint)" }
      if type == .any || tree.type(of: near) == type { return "Did you mean \(tree.summary(of: near))?" }
    }
    return nil
  }

  /// True for what is made as it comes into view: cells, and whatever else is in a table or a collection view.
  private static func isRow(_ filter: QueryFilter, in scope: ElementID, _ tree: ElementTree) -> Bool {
    filter.type == .cell || [.table, .collectionView].contains(tree.type(of: scope))
  }

  static let adviceForCellBeyondMatches = "count from 0 among the cells in view, and bring the one that you mean into view first with scroll(_:_:until:is:)."
  private static let rowAdvice = "bring it into view first with scroll(_:_:until:is:)"

  private init(_ sentence: String, _ advice: String?) {
    self.sentence = sentence
    self.advice = advice
  }

  private init(_ other: ElementID, asksFor filter: QueryFilter, string: String, in tree: ElementTree) {
    let type = tree.type(of: other)
    let element = tree.summary(of: other)
    if !filter.traits.isEmpty, filter.type == .any || filter.type == type {
      sentence = "\(element) exists there, but is not a \(filter.noun)."
      advice =
        filter.traits.contains(.header)
        ? "look for it with \(type.testName)(id: \(string.quoted)), or make it a header in the app with accessibilityAddTraits(.isHeader)."
        : nil
    } else {
      sentence = "\(type.testName.withArticle.capitalizingFirst) with the id \(string.quoted) exists there, but no \(filter.noun)."
      if type == .key || (filter.type == .key && type == .button) {
        advice = "look for it with Key(id: \(string.quoted)\(type == .key ? "" : ", isActuallyButton: true"))."
        return
      }
      let replacement = type.hasScreenElement ? "\(type.testName)(id: \(string.quoted))" : "an element of the type \(type.testName)"
      advice = "look for it with \(replacement), or change what it is in the app."
    }
  }
}
