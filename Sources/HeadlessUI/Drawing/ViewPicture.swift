import Foundation
import ScreenModel
import UIKit
import VirtualTime

/// The views of an image, which are laid out without a screen.
@MainActor
final class ViewPicture {
  private let host: ViewHost
  // The picture retains the system, because the host doesn't.
  private let system: PictureSystem
  private let frame: PictureFrameNode

  /// Creates a picture by laying out a view.
  init<Content: View>(_ content: Content, proposing size: ProposedSize, on base: any HostSystem) {
    let system = PictureSystem(base)
    self.system = system
    var frame: PictureFrameNode?
    var environment = EnvironmentValues()
    // As on iOS, the image doesn't use the device's appearance and text size, so only the launch options are passed on.
    if let options = base.launchOptionsOfCurrentApp { environment.launchOptions = options }
    // Reads of these views don't belong to the body that is being evaluated, so they aren't tracked.
    host = DependencyTracker.withoutTracking {
      let host = ViewHost(system: system, appName: "ImageRenderer", environment: environment) { inputs in
        let node = PictureFrameNode(content, proposing: size, inputs)
        frame = node
        return node
      }
      host.root.layout(in: base.screen)
      return host
    }
    self.frame = frame!
  }

  /// The size of the view, in points.
  var size: CGSize { frame.frame.size }

  func draw(on context: CGContext) { DependencyTracker.withoutTracking { draw(frame, on: context) } }

  private func draw(_ node: Node, on context: CGContext) {
    if let drawing = node as? any DrawingNode {
      drawing.drawIfNeeded()
      let origin = CGPoint(x: node.frame.minX - frame.frame.minX, y: node.frame.minY - frame.frame.minY)
      for mark in drawing.marks { context.draw(mark, at: origin, opacity: node.environment.opacity) }
    }
    if let hidden = node.pictured?.drawnContent { return draw(hidden, on: context) }
    node.forEachSyncedChild { draw($0, on: context) }
  }

  func tearDown() { host.tearDown() }
}

/// The root node of an image's views.
private final class PictureFrameNode: SingleChildNode<EmptyView> {
  private let proposal: ProposedSize

  init<Content: View>(_ view: Content, proposing proposal: ProposedSize, _ inputs: NodeInputs) {
    self.proposal = proposal
    super.init(inputs)
    content = Node.make(view, childInputs)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize { contentSize(for: self.proposal) }

  override func layoutContents() { placeContent(at: frame.origin, proposal: proposal) }
}

/// The system of an image's views.
///
/// The views have their own element tree. Everything else is forwarded to the app's system.
private final class PictureSystem: HostSystem {
  private let base: any HostSystem
  let tree: ElementTree
  let scheduler: VirtualScheduler
  let animations: AnimationTimeline

  init(_ base: any HostSystem) {
    (self.base, tree, scheduler) = (base, ElementTree(), base.scheduler)
    animations = AnimationTimeline(scheduler: scheduler, tree: tree)
  }

  var screen: CGRect { base.screen }
  var date: Date { base.date }
  var pasteboardString: String? {
    get { base.pasteboardString }
    set { base.pasteboardString = newValue }
  }
  nonisolated var defaultsOfCurrentApp: AppDefaults? { base.defaultsOfCurrentApp }
  var launchOptionsOfCurrentApp: LaunchOptions? { base.launchOptionsOfCurrentApp }
  nonisolated var biometricAuthenticator: any BiometricAuthenticator { base.biometricAuthenticator }

  func openURL(_ url: URL) -> Bool { base.openURL(url) }

  func report(_ problem: RenderingProblem) { base.report(problem) }

  func makeKeyboard(for host: any KeyboardHost) -> any SoftwareKeyboard { NoKeyboard() }
}

/// A software keyboard that never appears, because the views aren't on a screen.
private final class NoKeyboard: SoftwareKeyboard {
  var top: CGFloat? { nil }

  func updateElements(in window: ElementID) -> [ElementID] { [] }

  func screenDidChange() {}

  func handleTap(on element: ElementID) -> Bool { false }
}
