import Foundation
internal import HeadlessUI
import ScreenModel

/// The nearest miss of a look-up that found nothing, and what to do about it.
@MainActor
struct NearMiss {
  let sentence: String
  let advice: String?

  /// Looks for the string under another type, then outside of the scope, then for a string that is almost the same.
  init?(of string: String, filter: QueryFilter, in scope: ElementID, named place: String, on device: Device) {
    let tree = device.tree
    if let other = tree.first(QueryFilter(isDirectChild: filter.isDirectChild, string: string).query(in: scope)) {
      self.init(other, asksFor: filter, string: string, in: tree)
    } else if let deeper = filter.isDirectChild ? tree.first(QueryFilter(type: filter.type, string: string, traits: filter.traits).query(in: scope)) : nil {
      self.init(
        "\(tree.summary(of: deeper)) is in \(place), but not directly.",
        "look at any depth with descendants(matching:) in place of children(matching:).")
    } else if let outside = tree.first(QueryFilter(type: filter.type, string: string, traits: filter.traits).query(in: tree.root)) {
      self.init(
        "\(tree.summary(of: outside)) exists, but not in \(place): it is in \(tree.path(to: outside)).",
        "name the parent that it is in, or none.")
    } else if let near = tree.nearestCandidates(to: string, type: filter.type, in: scope, limit: 1).first {
      let hint = tree.strings(of: near).lazy.compactMap { StringDifference.describe(expected: string, actual: $0) }.first
      let suffix = hint.map { " \($0)" } ?? ""
      self.init(
        "Did you mean \(tree.summary(of: near))?\(suffix)",
        "correct the id \(string.quoted), or the text in the app.")
    } else {
      return nil
    }
  }

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
      let replacement = type.hasScreenElement ? "\(type.testName)(id: \(string.quoted))" : "an element of the type \(type.testName)"
      advice = "look for it with \(replacement), or change what it is in the app."
    }
  }
}
