import ScreenModel

/// The requirements of one link of a query chain.
struct QueryFilter: Sendable {
  /// A requirement that's checked for each match, because the tree's indexes don't cover it.
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
  /// The parts are text and images. A person would refer to the control instead.
  var prefersControls = false
  /// Whether the filter belongs to a typed element or a selection.
  ///
  /// Unlike elements of XCUITest's queries, these elements do nothing after a failure, and a gesture on a disabled element fails the test.
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
  /// A header in a control isn't a part.
  var canBePart: Bool {
    switch type {
    case .any, .other, .staticText, .image, .activityIndicator, .progressIndicator: !traits.contains(.header)
    default: false
    }
  }

  /// The condition that's used instead of a string, if there is one.
  var condition: HeadlessDriver.Condition? {
    for case .condition(let condition) in refinements { return condition }
    return nil
  }

  /// Whether lists also match.
  ///
  /// On a phone, a list is a collection view. Here it's a table, so both queries must find it.
  var mayMatchLists: Bool { type == .collectionView }

  /// Whether a stack with an identifier matches if nothing else does.
  var mayMatchGroups: Bool { type == .other && string != nil && traits.isEmpty }

  /// Whether containers without a role or text match.
  ///
  /// Xcode's recorder creates queries for these containers, such as `scrollViews.otherElements`.
  var mayMatchContainers: Bool { (type == .other || type == .scrollView) && string == nil && traits.isEmpty && !isTyped && !prefersControls }

  /// Returns all matches in tree order.
  ///
  /// A query for collection views also finds lists. For typed elements, it only does if there's no collection view.
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
  /// The query doesn't include the refinements, which must be checked separately.
  ///
  /// - Parameter includingParts: Whether parts of controls match. By default, they do if the filter can match them and doesn't prefer controls.
  /// - Parameter tree: The tree, which is needed to find the inner switch of a switch.
  func query(in scope: ElementID, of tree: ElementTree? = nil, includingParts: Bool? = nil) -> ElementQuery {
    let query = ElementQuery(scope: scope, relation: isDirectChild ? .children : .descendants, type: type, string: string, traits: traits)
    let isInSwitch = type == .switch && string == nil && tree?.type(of: scope) == .switch
    let asked = mayMatchContainers || includesGroups || isInSwitch ? query.includingContainers : query
    return includingParts ?? (canBePart && !prefersControls) ? asked.includingParts : asked
  }
}
