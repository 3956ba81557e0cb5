import Foundation

/// A layout pass that places the subviews and guides of a view by its constraints along one axis.
///
/// A constraint determines a part of one item as soon as the part of its other item is known. Two known parts determine an item's position and size. Systems of equations aren't solved.
@MainActor
struct ConstraintPass {
  private enum Part {
    case start, middle, end, length
  }

  private let view: UIView
  private let isHorizontal: Bool
  /// Whether the leading edge is on the right.
  private let isMirrored: Bool
  private var known: [ObjectIdentifier: [Part: CGFloat]] = [:]
  private var free: [ObjectIdentifier: AnyObject] = [:]

  /// Places all items in a view.
  static func run(in view: UIView) {
    guard !view.constraints.isEmpty || view.subviews.contains(where: { !$0.constraints.isEmpty }) else { return }
    for isHorizontal in [true, false] {
      var pass = ConstraintPass(view, isHorizontal)
      pass.solve()
      pass.place()
    }
  }

  private init(_ view: UIView, _ isHorizontal: Bool) {
    (self.view, self.isHorizontal, isMirrored) = (view, isHorizontal, view.traitCollection.layoutDirection == .rightToLeft)
    learn(view, view.bounds)
    for guide in [view.safeAreaLayoutGuide, view.layoutMarginsGuide] { learn(guide, guide.layoutFrame) }
    for child in view.subviews {
      if child.translatesAutoresizingMaskIntoConstraints { learn(child, child.frame) } else { free[ObjectIdentifier(child)] = child }
    }
    for guide in view.layoutGuides { free[ObjectIdentifier(guide)] = guide }
  }

  private mutating func learn(_ item: AnyObject, _ frame: CGRect) {
    known[ObjectIdentifier(item)] = isHorizontal ? [.start: frame.minX, .end: frame.maxX] : [.start: frame.minY, .end: frame.maxY]
  }

  private mutating func solve() {
    let own = view.constraints + view.subviews.flatMap { child in child.constraints.filter { $0.secondItem == nil && $0.firstItem === child } }
    let rules = own.filter { $0.relation == .equal }.sorted { $0.priority.rawValue > $1.priority.rawValue }
    repeat {
      while rules.reduce(false, { apply($1) || $0 }) {}
    } while takeIntrinsicLength()
  }

  /// Applies a constraint to one of its items, and returns whether this determined a new part.
  private mutating func apply(_ rule: NSLayoutConstraint) -> Bool {
    guard let first = rule.firstItem, let firstPart = part(rule.firstAttribute) else { return false }
    guard let second = rule.secondItem else { return firstPart == .length && set(first, firstPart, rule.constant) }
    guard let secondPart = part(rule.secondAttribute) else { return false }
    let constant = isMirrored && [.leading, .trailing].contains(rule.firstAttribute) ? -rule.constant : rule.constant
    if let value = value(of: second, secondPart) { return set(first, firstPart, value * rule.multiplier + constant) }
    guard rule.multiplier != 0, let value = value(of: first, firstPart) else { return false }
    return set(second, secondPart, (value - constant) / rule.multiplier)
  }

  private mutating func set(_ item: AnyObject, _ part: Part, _ value: CGFloat) -> Bool {
    let id = ObjectIdentifier(item)
    // Ignore a third part, because two parts, such as start and length, already determine the item's position and size.
    guard free[id] != nil, known[id, default: [:]].count < 2, known[id]?[part] == nil else { return false }
    known[id, default: [:]][part] = value
    return true
  }

  private func value(of item: AnyObject, _ part: Part) -> CGFloat? {
    guard let parts = known[ObjectIdentifier(item)] else { return nil }
    if let value = parts[part] { return value }
    guard let span = Self.span(parts) else { return nil }
    switch part {
    case .start: return span.start
    case .middle: return span.start + span.length / 2
    case .end: return span.start + span.length
    case .length: return span.length
    }
  }

  private static func span(_ parts: [Part: CGFloat]) -> (start: CGFloat, length: CGFloat)? {
    switch (parts[.start], parts[.middle], parts[.end], parts[.length]) {
    case (let start?, _, let end?, _): (start, end - start)
    case (let start?, _, _, let length?): (start, length)
    case (let start?, let middle?, _, _): (start, 2 * (middle - start))
    case (_, let middle?, _, let length?): (middle - length / 2, length)
    case (_, let middle?, let end?, _): (2 * middle - end, 2 * (end - middle))
    case (_, _, let end?, let length?): (end - length, length)
    default: nil
    }
  }

  /// Uses the intrinsic length of the first subview that has a position but no length.
  ///
  /// - Returns: Whether there was a subview without a length.
  private mutating func takeIntrinsicLength() -> Bool {
    for child in view.subviews where known[ObjectIdentifier(child)]?.count == 1 {
      let length = isHorizontal ? child.intrinsicContentSize.width : child.intrinsicContentSize.height
      if length >= 0, set(child, .length, length) { return true }
    }
    return false
  }

  private func place() {
    for (id, item) in free {
      guard let span = known[id].flatMap(Self.span) else { continue }
      var frame = (item as? UIView)?.frame ?? (item as? UILayoutGuide)?.placedFrame ?? .zero
      if isHorizontal { (frame.origin.x, frame.size.width) = (span.start, span.length) } else { (frame.origin.y, frame.size.height) = (span.start, span.length) }
      (item as? UIView)?.frame = frame
      (item as? UILayoutGuide)?.placedFrame = frame
    }
  }

  /// Returns an attribute's part along the axis, or `nil` if it belongs to the other axis.
  private func part(_ attribute: NSLayoutConstraint.Attribute) -> Part? {
    switch attribute {
    case .left: return isHorizontal ? .start : nil
    case .right: return isHorizontal ? .end : nil
    case .leading: return isHorizontal ? (isMirrored ? .end : .start) : nil
    case .trailing: return isHorizontal ? (isMirrored ? .start : .end) : nil
    case .centerX: return isHorizontal ? .middle : nil
    case .width: return isHorizontal ? .length : nil
    case .top: return isHorizontal ? nil : .start
    case .bottom: return isHorizontal ? nil : .end
    case .centerY: return isHorizontal ? nil : .middle
    case .height: return isHorizontal ? nil : .length
    case .lastBaseline, .firstBaseline, .notAnAttribute: return nil
    }
  }
}
