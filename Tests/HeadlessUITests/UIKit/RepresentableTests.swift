import Foundation
import ScreenModel
import Observation
import UIKit
import XCTest

@testable import HeadlessUI

/// UIKit views in SwiftUI views.
final class RepresentableTests: DeviceTestCase {
  func test_aViewIsMadeOnceAndBroughtUpToDateWithWhatItDependsOn() {
    let model = GaugeModel()
    show { GaugePage(model: model) }
    XCTAssertEqual(properties(.other, "gauge")?.value, "1")
    XCTAssertEqual(properties(.other, "gauge")?.label, "Speed")
    XCTAssertEqual(frame(.other, "gauge").size, CGSize(width: 120, height: 40))
    model.speed = 2
    device.render()
    XCTAssertEqual(properties(.other, "gauge")?.value, "2")
    XCTAssertEqual(model.events, ["coordinator", "make", "update 1", "update 2"])
  }

  func test_aViewIsDismantledWhenItGoesAway() {
    let model = GaugeModel()
    show { GaugePage(model: model) }
    model.isShown = false
    device.render()
    XCTAssertFalse(exists(.other, "gauge"))
    XCTAssertEqual(model.events.last, "dismantle by the coordinator")
  }

  func test_aCoordinatorChangesABinding() {
    show { CoordinatedPage() }
    XCTAssertEqual(texts, ["off"])
    tap(.button, "Act")
    XCTAssertEqual(texts, ["on"])
  }

  func test_aLabelIsAText() {
    show { LabelView(text: "From UIKit") }
    XCTAssertTrue(exists(.staticText, "From UIKit"))
  }

  func test_aViewControllerHasItsLife() {
    let model = GaugeModel()
    show { PlayerPage(model: model) }
    XCTAssertEqual(model.events, ["coordinator", "viewDidLoad", "update 1", "viewWillAppear", "viewDidAppear"])
    XCTAssertEqual(frame(.other, "player").size, CGSize(width: 80, height: 60))
    model.speed = 2
    device.render()
    XCTAssertEqual(model.events.suffix(1), ["update 2"])
    model.isShown = false
    device.render()
    XCTAssertFalse(exists(.other, "player"))
    XCTAssertEqual(model.events.suffix(3), ["viewWillDisappear", "viewDidDisappear", "dismantle by the coordinator"])
  }

  func test_theViewsOfAHostingControllerAreThere() {
    show { HostView() }
    XCTAssertEqual(texts, ["0"])
    tap(.button, "Count")
    XCTAssertEqual(texts, ["1"])
  }

  func test_theViewsOfAHostingControllerCanBeReplaced() {
    let model = GaugeModel()
    show {
      VStack {
        ReplacedView(model: model)
        Button("Replace") { model.hosting?.rootView = Text("replaced by hand") }
      }
    }
    XCTAssertEqual(texts, ["1"])
    model.speed = 2
    device.render()
    XCTAssertEqual(texts, ["2"])
    tap(.button, "Replace")
    XCTAssertEqual(texts, ["replaced by hand"])
  }
}

@MainActor @Observable
private final class GaugeModel {
  var speed = 1
  var isShown = true
  @ObservationIgnored var events: [String] = []
  @ObservationIgnored weak var hosting: UIHostingController<Text>?
}

private struct GaugePage: View {
  let model: GaugeModel

  var body: some View { VStack { if model.isShown { GaugeView(model: model) } } }
}

private struct GaugeView: UIViewRepresentable {
  let model: GaugeModel

  final class Coordinator {
    let name = "the coordinator"
  }

  func makeCoordinator() -> Coordinator {
    model.events.append("coordinator")
    return Coordinator()
  }

  func makeUIView(context: Context) -> GaugeUIView {
    model.events.append("make")
    let view = GaugeUIView(frame: .zero)
    view.model = model
    view.accessibilityIdentifier = "gauge"
    view.accessibilityLabel = "Speed"
    return view
  }

  func updateUIView(_ uiView: GaugeUIView, context: Context) {
    model.events.append("update \(model.speed)")
    uiView.accessibilityValue = "\(model.speed)"
  }

  static func dismantleUIView(_ uiView: GaugeUIView, coordinator: Coordinator) { uiView.model?.events.append("dismantle by \(coordinator.name)") }
}

private final class GaugeUIView: UIView {
  var model: GaugeModel?

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 40) }
}

private struct CoordinatedPage: View {
  @State private var isOn = false
  @State private var target = ActionTarget()

  var body: some View {
    VStack {
      Text(isOn ? "on" : "off")
      SwitchingView(isOn: $isOn, target: target).frame(width: 10, height: 10)
      Button("Act") { target.act?() }
    }
  }
}

private final class ActionTarget {
  var act: (() -> Void)?
}

private struct SwitchingView: UIViewRepresentable {
  @Binding var isOn: Bool
  let target: ActionTarget

  func makeUIView(context: Context) -> UIView {
    let coordinator = context.coordinator
    target.act = { coordinator.parent.isOn = true }
    return UIView()
  }

  func updateUIView(_ uiView: UIView, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  class Coordinator: NSObject {
    var parent: SwitchingView

    init(_ parent: SwitchingView) { self.parent = parent }
  }
}

private struct LabelView: UIViewRepresentable {
  var text: String

  func makeUIView(context: UIViewRepresentableContext<LabelView>) -> UILabel { UILabel() }

  func updateUIView(_ uiView: UILabel, context: UIViewRepresentableContext<LabelView>) { uiView.text = text }
}

private struct PlayerPage: View {
  let model: GaugeModel

  var body: some View { VStack { if model.isShown { PlayerView(model: model) } } }
}

private struct PlayerView: UIViewControllerRepresentable {
  let model: GaugeModel

  final class Coordinator {
    let name = "the coordinator"
  }

  func makeCoordinator() -> Coordinator {
    model.events.append("coordinator")
    return Coordinator()
  }

  func makeUIViewController(context: Context) -> PlayerController { PlayerController(model: model) }

  func updateUIViewController(_ uiViewController: PlayerController, context: Context) { model.events.append("update \(model.speed)") }

  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: PlayerController, context: Context) -> CGSize? { CGSize(width: 80, height: 60) }

  static func dismantleUIViewController(_ uiViewController: PlayerController, coordinator: Coordinator) {
    uiViewController.model.events.append("dismantle by \(coordinator.name)")
  }
}

private struct ReplacedView: UIViewControllerRepresentable {
  let model: GaugeModel

  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    let hosting = UIHostingController(rootView: Text("none"))
    model.hosting = hosting
    return hosting
  }

  func updateUIViewController(_ uiViewController: UIHostingController<Text>, context: Context) { uiViewController.rootView = Text("\(model.speed)") }
}

private final class PlayerController: UIViewController {
  let model: GaugeModel

  init(model: GaugeModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.events.append("viewDidLoad")
    view.accessibilityIdentifier = "player"
  }

  override func viewWillAppear(_ animated: Bool) { model.events.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { model.events.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { model.events.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { model.events.append("viewDidDisappear") }
}

private struct HostView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let parent = UIViewController()
    let hosting = UIHostingController(rootView: CountView())
    parent.addChild(hosting)
    parent.view.addSubview(hosting.view)
    hosting.didMove(toParent: parent)
    return parent
  }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}

  struct CountView: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Count") { count += 1 }
      }
    }
  }
}
