import Foundation
import UIKit

/// The subviews of a UIKit view.
///
/// Subviews without a frame are stacked vertically.
struct UIViewSubviews: View, PrimitiveView {
  let views: [UIView]

  fileprivate var content: ForEach<[UIView], ObjectIdentifier, AnyView> {
    ForEach(views, id: \.objectIdentifier) { $0.superview?.element(of: $0) ?? AnyView(UIViewElement(view: $0)) }
  }

  func makeNode(_ inputs: NodeInputs) -> Node { SubviewsNode(self, inputs) }
}

extension UIView {
  fileprivate var objectIdentifier: ObjectIdentifier { ObjectIdentifier(self) }
}

private final class SubviewsNode: ContainerNode<UIViewSubviews> {
  private var views: [UIView]

  init(_ view: UIViewSubviews, _ inputs: NodeInputs) {
    views = view.views
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func update(_ view: UIViewSubviews) {
    views = view.views
    content.updateView(view.content)
    invalidateLayout()
  }

  private var pairs: [(view: UIView, item: Node)] { zip(views, items).map { ($0, $1) } }

  private func size(of item: Node, _ proposal: ProposedSize) -> CGSize { item.size(for: ProposedSize(width: proposal.width, height: nil)) }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let unframed = pairs.filter { !$0.view.hasOwnFrame && !$0.view.isHidden }
    guard !unframed.isEmpty else { return proposal.replacingUnspecifiedDimensions() }
    if unframed.count == 1 { return unframed[0].item.size(for: proposal) }
    return unframed.reduce(into: CGSize.zero) {
      let size = size(of: $1.item, proposal)
      $0 = CGSize(width: max($0.width, size.width), height: $0.height + size.height)
    }
  }

  override func layoutContents() {
    var y = frame.minY
    let isAlone = pairs.count { !$0.view.hasOwnFrame && !$0.view.isHidden } == 1
    for (view, item) in pairs {
      if view.hasOwnFrame {
        item.place(at: CGPoint(x: frame.minX + view.frame.minX, y: frame.minY + view.frame.minY), proposal: ProposedSize(view.frame.size))
      } else {
        let proposal = isAlone ? ProposedSize(frame.size) : ProposedSize(width: frame.width, height: nil)
        let size = item.size(for: proposal)
        item.place(at: CGPoint(x: frame.minX, y: y), proposal: proposal)
        if !view.isHidden { y += size.height }
        view.place(in: CGRect(origin: CGPoint(x: item.frame.minX - frame.minX, y: item.frame.minY - frame.minY), size: size))
      }
    }
  }
}

/// The arranged subviews of a stack view.
struct StackedSubviews: View, TransparentView {
  let stack: UIStackView

  static var isComparable: Bool { false }

  var body: some View {
    let _ = stack.observeElement()
    let margins = stack.isLayoutMarginsRelativeArrangement ? EdgeInsets(stack.directionalLayoutMargins) : EdgeInsets()
    if stack.axis == .horizontal {
      HStack(alignment: verticalAlignment, spacing: stack.spacing) { views }.padding(margins)
    } else {
      VStack(alignment: horizontalAlignment, spacing: stack.spacing) { views }.padding(margins)
    }
  }

  private var views: some View {
    let (isHorizontal, isEqual) = (stack.axis == .horizontal, stack.distribution == .fillEqually)
    return ForEach(stack.shownSubviews, id: \.objectIdentifier) { view in
      stack.element(of: view).frame(maxWidth: isHorizontal && isEqual ? .infinity : nil, maxHeight: !isHorizontal && isEqual ? .infinity : nil)
    }
  }

  private var verticalAlignment: VerticalAlignment {
    switch stack.alignment {
    case .leading: .top
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    case .fill, .center: .center
    }
  }

  private var horizontalAlignment: HorizontalAlignment {
    switch stack.alignment {
    case .leading, .fill: .leading
    case .trailing: .trailing
    case .center, .firstBaseline, .lastBaseline: .center
    }
  }
}
