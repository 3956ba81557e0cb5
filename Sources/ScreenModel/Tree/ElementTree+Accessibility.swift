// The elements that assistive technologies stop at. An element's type and ancestors determine whether they do, unless the element's details store an exception.
extension ElementTree {
  /// Returns whether assistive technologies stop at the element.
  ///
  /// They don't stop at containers. They stop at a control such as a button or a link, which represents the text and images inside it. They also stop at a cell that contains only text and
  /// images, which represents its contents.
  public func isAccessibilityElement(_ element: ElementID) -> Bool {
    let slot = slot(element)
    guard slot != 0, !memory.pointee.isInPart(slot) else { return false }
    if memory.pointee.details[slot].rare != 0, let own = details(slot).isAccessibilityElement { return own }
    let type = memory.pointee.nodes[slot].type
    let kinds = AccessibilityKinds.self
    if kinds.isContainer(type) { return false }
    if type == ElementType.cell.byte { return standsForItsContents(slot) }
    if !kinds.isContent(type) { return true }
    // Find the nearest control or cell around the element, because assistive technologies stop there if it represents the element.
    var around = memory.pointee.nodes[slot].parent
    while around != 0 {
      let type = memory.pointee.nodes[around].type
      if kinds.isControl(type) { return false }
      if type == ElementType.cell.byte { return !standsForItsContents(around) }
      if memory.pointee.details[around].rare != 0, details(around).isAccessibilityElement == true { return false }
      if kinds.endsSearch(type) { return true }
      around = memory.pointee.nodes[around].parent
    }
    return true
  }

  /// Returns whether the element is text, an image or another part of a control that represents the element.
  ///
  /// As on a phone, queries that include parts find the element, but a person would refer to the control.
  public func isPartOfControl(_ element: ElementID) -> Bool {
    let slot = slot(element)
    if slot == 0 { return false }
    if memory.pointee.isInPart(slot) { return true }
    guard AccessibilityKinds.isContent(memory.pointee.nodes[slot].type) else { return false }
    var around = memory.pointee.nodes[slot].parent
    while around != 0 {
      let type = memory.pointee.nodes[around].type
      if AccessibilityKinds.isControl(type) { return true }
      if AccessibilityKinds.endsSearch(type) || type == ElementType.cell.byte { return false }
      around = memory.pointee.nodes[around].parent
    }
    return false
  }

  /// Returns whether the element or a control around it is disabled.
  ///
  /// Elements that aren't controls count as enabled.
  package func isInDisabledControl(_ element: ElementID) -> Bool {
    var slot = slot(element)
    while slot != 0 {
      let node = memory.pointee.nodes[slot]
      if !node.flags.has(.enabled) && AccessibilityKinds.canBeDisabled(node.type) { return true }
      slot = node.parent
    }
    return false
  }

  /// Returns whether a cell contains only text and images.
  private func standsForItsContents(_ cell: UInt32) -> Bool {
    // The mask can contain types of removed elements, so it can only prove that there are no other types.
    if memory.pointee.nodes[cell].typesBelow & AccessibilityKinds.otherThanContent == 0 { return true }
    var slot = memory.pointee.nodes[cell].firstChild
    while slot != 0 {
      let type = memory.pointee.nodes[slot].type
      if !AccessibilityKinds.isContent(type) && !AccessibilityKinds.isContainer(type) { return false }
      slot = memory.pointee.following(slot, in: cell)
    }
    return true
  }
}

extension ElementType {
  /// Whether elements of the type are controls, or parts of controls that receive touches themselves.
  package var isControl: Bool { AccessibilityKinds.canBeDisabled(byte) }
}

private enum AccessibilityKinds {
  @inline(__always) static func isContent(_ type: UInt8) -> Bool { type == ElementType.staticText.byte || type == ElementType.image.byte }

  static func isContainer(_ type: UInt8) -> Bool { contains(containers, type) }

  static func isControl(_ type: UInt8) -> Bool { contains(controls, type) }

  /// Returns whether an element of the type is a control that can be disabled.
  static func canBeDisabled(_ type: UInt8) -> Bool { isControl(type) || contains(otherControls, type) }

  /// Returns whether the search for an element that represents its contents ends at an element of the type.
  static func endsSearch(_ type: UInt8) -> Bool { contains(ends, type) }

  /// The mask bits of all types except static text and images.
  static let otherThanContent: UInt64 = ~(ElementType.maskBit(ElementType.staticText.byte) | ElementType.maskBit(ElementType.image.byte))

  private static func contains(_ set: (UInt64, UInt64), _ type: UInt8) -> Bool {
    type < 64 ? set.0 & (1 &<< UInt64(type)) != 0 : set.1 & (1 &<< UInt64(type &- 64)) != 0
  }

  private static func set(_ types: [ElementType]) -> (UInt64, UInt64) {
    types.reduce(into: (UInt64(0), UInt64(0))) { set, type in
      if type.byte < 64 { set.0 |= 1 &<< UInt64(type.byte) } else { set.1 |= 1 &<< UInt64(type.byte &- 64) }
    }
  }

  private static let ends: (UInt64, UInt64) = set([
    .application, .window, .sheet, .alert, .dialog, .popover, .keyboard, .navigationBar, .tabBar, .toolbar, .table, .collectionView, .scrollView, .webView,
  ])

  private static let containers: (UInt64, UInt64) = set([
    .any, .other, .application, .group, .window, .sheet, .drawer, .alert, .dialog, .radioGroup, .popover, .keyboard, .navigationBar, .tabBar, .tabGroup, .toolbar,
    .statusBar, .table, .tableRow, .tableColumn, .outline, .outlineRow, .browser, .collectionView, .segmentedControl, .picker, .scrollView, .datePicker, .menu, .menuBar,
    .webView, .stepper, .splitGroup, .grid, .layoutArea, .touchBar,
  ])

  private static let otherControls: (UInt64, UInt64) = set([.stepper, .segmentedControl, .picker, .pickerWheel, .datePicker, .textView, .colorWell])

  private static let controls: (UInt64, UInt64) = set([
    .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .comboBox, .menuButton, .toolbarButton, .key, .slider, .pageIndicator, .switch, .toggle, .link,
    .icon, .searchField, .textField, .secureTextField, .menuItem, .menuBarItem, .tab,
  ])
}
