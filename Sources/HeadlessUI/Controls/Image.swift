import Foundation
import ScreenModel

/// An image; in the element tree an `image` whose label is the given one, or the name of the image.
public struct Image: View, PrimitiveView, Equatable {
  let name: String
  let label: String?
  let isDecorative: Bool
  private(set) var isSystemImage = false
  private(set) var data: Data?
  private(set) var isResizable = false

  init(name: String, label: String?, isSystemImage: Bool = false, data: Data? = nil) {
    self.data = data
    self.name = name
    self.label = label
    self.isSystemImage = isSystemImage
    isDecorative = label == nil
  }

  /// Creates an image of the app by name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name, label: name) }

  /// Creates an image of the app by name, with a label for accessibility.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name: name, label: label.string) }

  /// Creates an image that is hidden from accessibility: it is not in the element tree.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name: name, label: nil) }

  /// Creates a system symbol.
  public init(systemName: String) { self.init(name: systemName, label: systemName, isSystemImage: true) }

  /// An image without a name, which was loaded.
  init(loadedFrom url: URL) {
    name = ""
    label = nil
    isDecorative = false
  }

  /// Lets the image fill the proposed area; otherwise it is 24 points wide and high.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ImageNode(self, inputs) }
}

private final class ImageNode: ViewNode<Image> {
  private var view: Image

  init(_ view: Image, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  override var isItem: Bool { true }

  override func update(_ view: Image) {
    guard view != self.view else { return }
    self.view = view
    invalidateSize()
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    guard view.isResizable else { return CGSize(width: 24, height: 24) }
    return CGSize(width: proposal.width ?? 24, height: proposal.height ?? 24)
  }

  override func syncContents(_ context: inout SyncContext) {
    guard !view.isDecorative, frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: .image, identifier: view.name, label: view.label ?? "", frame: frame)
    properties.traits = .image
    properties.details = ElementDetails(imageName: view.name, isSystemImage: view.isSystemImage, imageData: view.data)
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }

  override func appendAccessibilityText(to text: inout AccessibilityText) { if let label = view.label, !view.isDecorative { text.append(imageName: label) } }
}
