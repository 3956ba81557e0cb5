import Foundation

/// The root of an app's graph.
///
/// It lays out the scene within the screen's safe area.
final class RootNode: SingleChildNode<EmptyView>, ScreenNode, SafeAreaBounding {
  private var area = CGRect.zero

  init(host: ViewHost, environment: EnvironmentValues, makeContent: (NodeInputs) -> Node) {
    var environment = environment
    environment.scenePhaseStorage = ScenePhaseStorage(.active)
    environment.sceneDefaults = AppDefaults()
    environment.focusedValues = FocusedValuesController()
    environment.editModeStorage = EditModeStorage(.inactive)
    super.init(NodeInputs(host: host, parent: nil, environment: environment))
    host.keyboardAvoidingNodes.insert(self)
    content = makeContent(childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  func layout(in screen: CGRect) {
    let safeArea = ViewHost.safeArea(of: screen)
    let managesKeyboard = onlyItem?.managesKeyboard ?? false
    let area = managesKeyboard ? safeArea : host.avoidingKeyboard(safeArea, for: self)
    self.area = area
    let proposal = ProposedSize(area.size)
    let size = contentSize(for: proposal)
    if isLayoutValid, frame == screen, placedProposal == proposal { return }
    frame = screen
    placedProposal = proposal
    isLayoutValid = true
    needsSync = true
    placeContent(at: Alignment.center.origin(of: size, in: area), proposal: proposal)
  }

  var safeAreaBounds: SafeAreaBounds? { SafeAreaBounds(inner: area, outer: frame, covered: host.isUnderKeyboard(below: area) ? .bottom : []) }
}
