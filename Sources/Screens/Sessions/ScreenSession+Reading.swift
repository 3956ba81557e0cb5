import HeadlessDevice
import ScenarioKit
import ScreenModel
import VirtualTime

extension ScreenSession {
  /// Returns the name of a device with its size, such as “iPhone, 390 × 844 points”.
  static func name(of device: Device) -> String {
    let size = device.screen.size
    return "\(min(size.width, size.height) >= 700 ? "iPad" : "iPhone"), \(Int(size.width)) × \(Int(size.height)) points"
  }

  /// Reads a device's screen for the journal, unless the screen hasn't changed since a change count.
  nonisolated static func read(_ device: Device, since changeCount: UInt64?) -> ScreenReading {
    guard let scheduler = VirtualScheduler.owner, scheduler === device.scheduler else { return .unavailable }
    let reading: ScreenReading? = scheduler.asMainActorIfFree {
      let count = device.pictureChangeCount
      if count == changeCount { return .unchanged }
      let size = device.screen.size
      return .changed(PicturedScreen(changeCount: count, width: size.width, height: size.height, elements: device.tree.pictured))
    }
    return reading ?? .unavailable
  }
}

extension ElementTree {
  /// The elements to show, in tree order, without hidden elements and their descendants.
  fileprivate var pictured: [PicturedElement] {
    var elements: [PicturedElement] = []
    elements.reserveCapacity(count)
    addPictured(root, 0, look?().elements ?? [:], to: &elements)
    return elements
  }

  private func addPictured(_ element: ElementID, _ depth: Int, _ looks: [ElementID: ElementLook], to elements: inout [PicturedElement]) {
    let properties = self[element]
    if properties.isHidden { return }
    var look = looks[element]
    if properties.hasDetails, let details = DrawnDetails(properties.details) { look = (look ?? ElementLook()).with(details) }
    elements.append(PicturedElement(properties, depth: depth, look: look?.code ?? ""))
    for child in childSequence(of: element) { addPictured(child, depth + 1, looks, to: &elements) }
  }
}

extension PicturedElement {
  fileprivate init(_ properties: consuming ElementProperties, depth: Int, look: String) {
    var flags: Flags = []
    if !properties.isEnabled { flags.insert(.disabled) }
    if properties.isSelected { flags.insert(.selected) }
    if properties.hasFocus { flags.insert(.focused) }
    if properties.clipsToBounds { flags.insert(.clips) }
    if properties.ignoresTouches { flags.insert(.ignoresTouches) }
    if properties.hasDetails, properties.details.isTextLikePlaceholder { flags.insert(.hasTextLikePlaceholder) }
    let frame = properties.frame
    self.init(
      depth: depth, type: properties.type.name, identifier: properties.identifier, label: properties.label, title: properties.title, value: properties.value,
      placeholder: properties.placeholder, traits: properties.traits.rawValue, frame: .init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height), flags: flags,
      look: look)
  }
}

extension ElementLook {
  fileprivate func with(_ details: DrawnDetails) -> ElementLook {
    var copy = self
    copy.details = details
    return copy
  }
}
