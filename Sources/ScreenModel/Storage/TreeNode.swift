/// The part of an element that a walk reads.
///
/// A node is half as large as a cache line.
///
/// Links are slot numbers, and 0 means no link. Slot 0 is a node that's never in use, so reading it returns empty values.
struct TreeNode {
  var parent: UInt32 = 0
  var firstChild: UInt32 = 0
  /// The next sibling, or the next free slot if the slot is free.
  var next: UInt32 = 0
  /// The number of times that the slot has been used for an element.
  ///
  /// The number is 0 only in slot 0.
  var generation: UInt16 = 0
  var type: UInt8 = 0
  // Don't use an empty array literal, because it would create an array and loop over it in a debug build.
  var flags = NodeFlags(rawValue: 0)
  /// The types of all descendants, without the node itself, as mask bits.
  ///
  /// The mask can still include the types of removed descendants.
  var typesBelow: UInt64 = 0
  var identifier: Symbol = 0
  var label: Symbol = 0
}

/// The part of an element that a walk rarely reads.
struct NodeDetails {
  var lastChild: UInt32 = 0
  var previous: UInt32 = 0
  var title: Symbol = 0
  var value: Symbol = 0
  var placeholder: Symbol = 0
  var traits: UInt32 = 0
  var frame: NodeFrame = NodeFrame()
  /// The key that orders the element among its siblings, with gaps for later insertions.
  var order: Int64 = 0
  var descendantCount: UInt32 = 0
  /// The index of the element's details in the table of details, or 0 if the element has no details.
  var rare: UInt32 = 0
}

/// The flags of a node.
struct NodeFlags: OptionSet {
  let rawValue: UInt8
  static let inUse = NodeFlags(rawValue: 1 << 0)
  static let enabled = NodeFlags(rawValue: 1 << 1)
  static let selected = NodeFlags(rawValue: 1 << 2)
  static let focused = NodeFlags(rawValue: 1 << 3)
  /// The element is hidden or a part of a control.
  ///
  /// A walk skips parts in the same way as hidden elements, unless the query includes parts.
  static let hidden = NodeFlags(rawValue: 1 << 4)
  static let clips = NodeFlags(rawValue: 1 << 5)
  static let ignoresTouches = NodeFlags(rawValue: 1 << 6)
  /// The title, value or placeholder is set.
  ///
  /// A search for a string only reads the node's details if this flag is set.
  static let hasMoreText = NodeFlags(rawValue: 1 << 7)

  @inline(__always) init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ properties: borrowing ElementProperties) {
    var bits: UInt8 = 1
    if properties.isEnabled { bits |= 1 << 1 }
    if properties.isSelected { bits |= 1 << 2 }
    if properties.hasFocus { bits |= 1 << 3 }
    if properties.isHidden || properties.isPart { bits |= 1 << 4 }
    if properties.clipsToBounds { bits |= 1 << 5 }
    if properties.ignoresTouches { bits |= 1 << 6 }
    rawValue = bits
  }

  /// Returns whether a flag is set, with a single machine comparison even in debug builds.
  @inline(__always) func has(_ flag: NodeFlags) -> Bool { rawValue & flag.rawValue != 0 }
}
