import ScreenModel

/// The requirements of one link of a query chain.
struct QueryFilter: Sendable {
  /// A requirement that the tree's indexes don't cover, so it's checked for each match.
  enum Refinement: Sendable {
    case type(ElementType)
    case string(String)
    case containing(ElementType, String?)
    /// A predicate, with its format if there is one: “label CONTAINS 'a'”.
    case predicate(String?, @MainActor (any XCUIElementSnapshot) -> Bool)
    case containingPredicate(String?, @MainActor (any XCUIElementSnapshot) -> Bool)
    case condition(HeadlessDriver.Condition)
  }

  var isDirectChild = false
  var type: ElementType = .any
  var string: String?
  var traits: ElementTraits = []
  var refinements: [Refinement] = []
  /// Whether parts of a control match only if no other element does.
  ///
  /// The parts are texts and images. A person would name the control instead.
  var prefersControls = false
  /// Whether the filter belongs to a typed element or a selection.
  ///
  /// These explain what prevents a gesture and stop after a failure, unlike XCUITest's queries.
  var isTyped = false
  /// Whether stacks with identifiers match.
  var includesGroups = false

  init(isDirectChild: Bool = false, type: ElementType = .any, string: String? = nil, traits: ElementTraits = []) {
    self.isDirectChild = isDirectChild
    self.type = type
    self.string = string
    self.traits = traits
  }

  /// Returns the filter with an additional type requirement.
  func narrowed(to type: ElementType) -> QueryFilter {
    var filter = self
    if type == .any || type == self.type { return filter }
    if self.type == .any {
      filter.type = type
    } else {
      filter.refinements.append(.type(type))
    }
    return filter
  }

  /// Returns the filter with an additional string requirement.
  func narrowed(to string: String) -> QueryFilter {
    var filter = self
    if self.string == nil {
      filter.string = string
    } else {
      filter.refinements.append(.string(string))
    }
    return filter
  }

  /// Returns the filter with an additional refinement.
  func refined(by refinement: Refinement) -> QueryFilter {
    var filter = self
    filter.refinements.append(refinement)
    return filter
  }

  /// Whether parts of controls can match if nothing else does.
  var mayMatchParts: Bool { prefersControls && canBePart }

  /// Whether matches can be parts of controls.
  ///
  /// A header in a control doesn't count as a part.
  var canBePart: Bool {
    switch type {
    case .any, .other, .staticText, .image, .activityIndicator, .progressIndicator: !traits.contains(.header)
    default: false
    }
  }

  /// The condition that replaces the text, if there is one.
  var condition: HeadlessDriver.Condition? {
    for case .condition(let condition) in refinements { return condition }
    return nil
  }

  /// Whether lists also match.
  ///
  /// On a phone, a list is a collection view, but here it's a table, so both queries find it.
  var mayMatchLists: Bool { type == .collectionView }

  /// Whether a stack with an identifier matches if nothing else does.
  var mayMatchGroups: Bool { type == .other && string != nil && traits.isEmpty }

  /// Whether containers without a role or text match.
  ///
  /// Xcode's recorder writes such queries: `scrollViews.otherElements`.
  var mayMatchContainers: Bool { (type == .other || type == .scrollView) && string == nil && traits.isEmpty && !isTyped && !prefersControls }

  /// Returns all matches in tree order.
  ///
  /// A collection view query also finds lists, for typed elements only if there's no collection view.
  func all(in scope: ElementID, of tree: ElementTree, includingParts: Bool? = nil) -> [ElementID] {
    let found = tree.all(query(in: scope, of: tree, includingParts: includingParts))
    guard mayMatchLists, !isTyped || found.isEmpty else { return found }
    var lists = self
    lists.type = .table
    let others = tree.all(lists.query(in: scope, includingParts: includingParts))
    return found.isEmpty ? others : (found + others).sorted { tree.comesBefore($0, $1) }
  }

  /// Returns the query for the tree.
  ///
  /// The refinements aren't included and must be checked separately.
  ///
  /// - Parameter includingParts: Whether parts of controls match. By default, they do if the filter can match them and doesn't prefer controls.
  /// - Parameter tree: The tree, to find the inner switch of a switch.
  func query(in scope: ElementID, of tree: ElementTree? = nil, includingParts: Bool? = nil) -> ElementQuery {
    let query = ElementQuery(scope: scope, relation: isDirectChild ? .children : .descendants, type: type, string: string, traits: traits)
    let isInSwitch = type == .switch && string == nil && tree?.type(of: scope) == .switch
    let asked = mayMatchContainers || includesGroups || isInSwitch ? query.includingContainers : query
    return includingParts ?? (canBePart && !prefersControls) ? asked.includingParts : asked
  }
}
