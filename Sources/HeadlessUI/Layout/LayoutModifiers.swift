import Foundation

/// A view with padding around it.
struct PaddingView<Content: View>: View, ModifierView {
  let content: Content
  let insets: EdgeInsets

  func makeNode(_ inputs: NodeInputs) -> Node { PaddingNode(self, inputs) }
}

private final class PaddingNode<Content: View>: ModifierNode<PaddingView<Content>> {
  private var insets: EdgeInsets

  init(_ view: PaddingView<Content>, _ inputs: NodeInputs) {
    insets = view.insets
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  private init(memberOf group: PaddingNode, around view: Node) {
    insets = group.insets
    super.init(memberOf: group, around: view)
  }

  override func makeMember(around view: Node) -> ModifierNode<PaddingView<Content>> { PaddingNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<PaddingView<Content>>) { setInsets(unsafeDowncast(group, to: PaddingNode.self).insets) }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: PaddingView<Content>) {
    setInsets(view.insets)
    content.updateView(view.content)
  }

  private func setInsets(_ new: EdgeInsets) {
    guard insets != new else { return }
    insets = new
    invalidateSize()
    updateMembers()
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let size = contentSize(for: proposal.inset(by: insets))
    return CGSize(width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  override func layoutContents() {
    let left = environment.isRightToLeft ? insets.trailing : insets.leading
    placeContent(at: CGPoint(x: frame.minX + left, y: frame.minY + insets.top), proposal: placedProposal.inset(by: insets))
  }

  override func explicitGuides(for proposal: ProposedSize) -> [AlignmentKey: CGFloat] {
    var merged = MergedGuides()
    merged.add(super.explicitGuides(for: proposal.inset(by: insets)), at: CGPoint(x: insets.leading, y: insets.top))
    return merged.all
  }
}

/// A view in a frame with a fixed or bounded size.
struct FrameView<Content: View>: View, ModifierView {
  struct Bounds: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// The bounds without the lengths that SwiftUI ignores.
    ///
    /// Negative lengths and NaN are ignored, and so is infinity unless it's the maximum.
    var valid: Bounds {
      let isFixed = minimum != nil && minimum == maximum && minimum == ideal
      func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
      let greatest = maximum == .infinity && !isFixed ? maximum : finite(maximum)
      return Bounds(minimum: finite(minimum), ideal: finite(ideal), maximum: greatest)
    }

    /// Returns the length that the frame proposes to its content.
    func offered(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return clamp(length)
    }

    /// Returns the length of the frame for a proposed length and the length of its content.
    func taken(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
      guard minimum != nil || maximum != nil else { return proposal == nil ? (ideal ?? content) : content }
      let low = minimum ?? content
      let high = maximum ?? content
      let wanted = proposal ?? ideal ?? content
      return min(max(wanted, min(low, high)), max(low, high))
    }

    private func clamp(_ length: CGFloat) -> CGFloat { max(minimum ?? 0, min(length, maximum ?? length)) }
  }

  let content: Content
  let width: Bounds
  let height: Bounds
  let alignment: Alignment
  /// Whether a length is negative, NaN, or infinite without being a maximum.
  let isInvalid: Bool

  init(content: Content, width: Bounds, height: Bounds, alignment: Alignment) {
    self.content = content
    self.width = width.valid
    self.height = height.valid
    self.alignment = alignment
    isInvalid = self.width != width || self.height != height
  }

  func makeNode(_ inputs: NodeInputs) -> Node { FrameNode(self, inputs) }
}

private final class FrameNode<Content: View>: ModifierNode<FrameView<Content>> {
  private var width: FrameView<Content>.Bounds
  private var height: FrameView<Content>.Bounds
  private var alignment: Alignment

  init(_ view: FrameView<Content>, _ inputs: NodeInputs) {
    width = view.width
    height = view.height
    alignment = view.alignment
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    if view.isInvalid { host.problems.noteInvalidFrame(in: enclosingViewName) }
  }

  private init(memberOf group: FrameNode, around view: Node) {
    width = group.width
    height = group.height
    alignment = group.alignment
    super.init(memberOf: group, around: view)
  }

  override func makeMember(around view: Node) -> ModifierNode<FrameView<Content>> { FrameNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<FrameView<Content>>) {
    let group = unsafeDowncast(group, to: FrameNode.self)
    set(group.width, group.height, group.alignment)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: FrameView<Content>) {
    if view.isInvalid { host.problems.noteInvalidFrame(in: enclosingViewName) }
    set(view.width, view.height, view.alignment)
    content.updateView(view.content)
  }

  private func set(_ newWidth: FrameView<Content>.Bounds, _ newHeight: FrameView<Content>.Bounds, _ newAlignment: Alignment) {
    guard width != newWidth || height != newHeight || alignment != newAlignment else { return }
    width = newWidth
    height = newHeight
    alignment = newAlignment
    invalidateSize()
    updateMembers()
  }

  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width.offered(proposal.width), height: height.offered(proposal.height))
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let size = contentSize(for: offered(proposal))
    return CGSize(width: width.taken(proposal.width, content: size.width), height: height.taken(proposal.height, content: size.height))
  }

  override func layoutContents() {
    let offer = offered(placedProposal)
    placeContent(at: origin(of: onlyItem ?? self, contentSize(for: offer), offer, in: frame, alignment), proposal: offer)
  }

  override func explicitGuides(for proposal: ProposedSize) -> [AlignmentKey: CGFloat] {
    guard let onlyItem else { return [:] }
    let offer = offered(proposal)
    let content = contentSize(for: offer)
    var merged = MergedGuides()
    let place = origin(of: onlyItem, content, offer, in: CGRect(origin: .zero, size: size(for: proposal)), alignment)
    merged.add(onlyItem.guides(for: offer), at: place)
    return merged.all
  }
}

/// The top or bottom edge of a view.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: Int8

    /// Creates a set from a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

extension View {
  /// Places a view at the top or bottom edge, and this view in the remaining area.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Inset
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { content() }
      SafeAreaContent(content: self, isHorizontal: false)
      if edge == .bottom { content() }
    }
  }

  /// Places a view at the leading or trailing edge, and this view in the remaining area.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Inset
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { content() }
      SafeAreaContent(content: self, isHorizontal: true)
      if edge == .trailing { content() }
    }
  }

  /// Places a bar at the top or bottom edge, and this view in the remaining area.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Places a bar at the leading or trailing edge, and this view in the remaining area.
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds padding to some edges of the view's safe area, in points.
  ///
  /// On the simulated device, this is the same as ordinary padding.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }

  /// Adds padding to all edges of the view's safe area, in points.
  ///
  /// On the simulated device, this is the same as ordinary padding.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds different padding to each edge of the view's safe area, in points.
  ///
  /// On the simulated device, this is the same as ordinary padding.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds padding to some edges of the view, in points.
  ///
  /// The default is 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    PaddingView(content: self, insets: EdgeInsets(edges, length ?? 16))
  }

  /// Adds padding to all edges of the view, in points.
  public func padding(_ length: CGFloat) -> some View { PaddingView(content: self, insets: EdgeInsets(.all, length)) }

  /// Adds different padding to each edge of the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View { PaddingView(content: self, insets: insets) }

  /// Places the view in a frame with a fixed size, in points.
  ///
  /// If the width or the height is `nil`, the frame uses the view's own width or height.
  /// As in SwiftUI, a length that is negative, infinite or NaN is ignored, and a message is added to the test's log.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    FrameView(
      content: self, width: .init(minimum: width, ideal: width, maximum: width), height: .init(minimum: height, ideal: height, maximum: height), alignment: alignment)
  }

  /// Places the view in a frame with bounds for its size, in points.
  ///
  /// A frame with `maxWidth: .infinity` takes up all the available width.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameView(
      content: self, width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth), height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
      alignment: alignment)
  }
}

extension HorizontalEdge {
  /// Returns whether the edge is the right edge in a node's layout direction.
  @MainActor func isAtRight(of node: Node) -> Bool { (self == .trailing) != node.environment.isRightToLeft }
}
