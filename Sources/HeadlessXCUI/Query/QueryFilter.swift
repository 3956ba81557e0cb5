import ScreenModel

/// What an element must be like to match one link of a query chain.
struct QueryFilter: Sendable {
  /// A demand that the tree's indexes do not answer, so it is checked on each match.
  enum Refinement: Sendable {
    case type(ElementType)
    case string(String)
    case containing(ElementType, String?)
    /// A predicate, with its format where it has one: “label CONTAINS 'a'”.
    case predicate(String?, @MainActor (any XCUIElementSnapshot) -> Bool)
    case containingPredicate(String?, @MainActor (any XCUIElementSnapshot) -> Bool)
    case condition(HeadlessDriver.Condition)
  }

  var isDirectChild = false
  var type: ElementType = .any
  var string: String?
  var traits: ElementTraits = []
  var refinements: [Refinement] = []
  /// Whether a text or an image within a control is meant only where no other element matches: a person would name the control.
  var prefersControls = false
  /// Whether a typed element or a selection looks for it, and not a query of XCUITest's: it says what keeps a gesture from being made, and stops after a failure.
  var isTyped = false
  /// Whether stacks with identifiers match.
  var includesGroups = false

  init(isDirectChild: Bool = false, type: ElementType = .any, string: String? = nil, traits: ElementTraits = []) {
    self.isDirectChild = isDirectChild
    self.type = type
    self.string = string
    self.traits = traits
  }

  /// The same filter that also demands the type.
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

  /// The same filter that also demands the string.
  func narrowed(to string: String) -> QueryFilter {
    var filter = self
    if self.string == nil {
      filter.string = string
    } else {
      filter.refinements.append(.string(string))
    }
    return filter
  }

  /// The same filter that also demands the refinement.
  func refined(by refinement: Refinement) -> QueryFilter {
    var filter = self
    filter.refinements.append(refinement)
    return filter
  }

  /// Whether parts of controls can match, which are not preferred.
  var mayMatchParts: Bool { prefersControls && canBePart }

  /// Whether what it looks for can be a part of a control; a header within a control is none.
  var canBePart: Bool {
    switch type {
    case .any, .other, .staticText, .image, .activityIndicator, .progressIndicator: !traits.contains(.header)
    default: false
    }
  }

  /// The condition that takes the place of a text, if there is one.
  var condition: HeadlessDriver.Condition? {
    for case .condition(let condition) in refinements { return condition }
    return nil
  }

  /// Whether lists match, too: a list is a collection view on a phone, whose element is a table's here, so that both find it.
  var mayMatchLists: Bool { type == .collectionView }

  /// Whether a stack with an identifier can match, if nothing else does.
  var mayMatchGroups: Bool { type == .other && string != nil && traits.isEmpty }

  /// Whether views without a role can match that stand around others, which have no texts: `scrollViews.otherElements`, as Xcode's recorder writes it.
  var mayMatchContainers: Bool { (type == .other || type == .scrollView) && string == nil && traits.isEmpty && !isTyped && !prefersControls }

  /// All matches of the look-up in tree order, with lists where collection views are looked for; for typed elements only where there is no other.
  func all(in scope: ElementID, of tree: ElementTree, includingParts: Bool? = nil) -> [ElementID] {
    let found = tree.all(query(in: scope, of: tree, includingParts: includingParts))
    guard mayMatchLists, !isTyped || found.isEmpty else { return found }
    var lists = self
    lists.type = .table
    let others = tree.all(lists.query(in: scope, includingParts: includingParts))
    return found.isEmpty ? others : (found + others).sorted { tree.comesBefore($0, $1) }
  }

  /// The look-up that the tree does itself; `refinements` remain to be checked.
  ///
  /// - Parameter includingParts: Whether parts of controls match; by default where they can and are not only meant in place of others.
  /// - Parameter tree: The tree, where the switch in a switch is to be found.
  func query(in scope: ElementID, of tree: ElementTree? = nil, includingParts: Bool? = nil) -> ElementQuery {
    let query = ElementQuery(scope: scope, relation: isDirectChild ? .children : .descendants, type: type, string: string, traits: traits)
    let isInSwitch = type == .switch && string == nil && tree?.type(of: scope) == .switch
    let asked = mayMatchContainers || includesGroups || isInSwitch ? query.includingContainers : query
    return includingParts ?? (canBePart && !prefersControls) ? asked.includingParts : asked
  }
}
