import SwiftUI
import UniformTypeIdentifiers

/// The other SwiftUI names for styles, shapes, values and scenes.
///
/// Each line only has to compile, in both language modes.
@MainActor
struct StyleNameUses: View {
  @Environment(\.accessibilityInvertColors) private var invertsColors
  @Environment(\.accessibilityShowButtonShapes) private var showsButtonShapes
  @Environment(\.accessibilityDimFlashingLights) private var dimsLights
  @Environment(\.accessibilityPlayAnimatedImages) private var playsImages
  @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitchControl
  @Environment(\.accessibilityLargeContentViewerEnabled) private var hasLargeContentViewer
  @Environment(\.accessibilityAssistiveAccessEnabled) private var hasAssistiveAccess
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.isSceneCaptured) private var isSceneCaptured

  var body: some View {
    VStack(alignment: .listRowSeparatorLeading) {
      ControlGroup { Button("Copy") {} }.controlGroupStyle(.compactMenu)
      Gauge(value: 0.5) { Text("Load") }.gaugeStyle(.linearCapacity)
      Gauge(value: 0.5) { Text("Load") }.gaugeStyle(.accessoryLinearCapacity)
      Gauge(value: 0.5) { Text("Load") }.gaugeStyle(.accessoryCircularCapacity)
      List { Text("Row") }.listStyle(.elliptical)
      TabView { Text("Tab") }.tabViewStyle(.tabBarOnly)
      NavigationView { Text("Page") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
      ScrollView(.horizontal) { LazyHGrid(rows: [GridItem()], pinnedViews: .sectionFooters) { Text("Cell") } }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        .onScrollPhaseChange { _, phase in print(phase == .decelerating || phase == .animating) }
      ScrollView { Text("Long") }.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew))
      TimelineView(.animation) { context in Text(context.cadence == .live ? "live" : "slow") }
    }
  }

  func backgrounds() -> some View {
    Text("Text")
      .background(.ultraThinMaterial)
      .background(Material.ultraThin).background(Material.thick).background(Material.ultraThick)
      .background(.windowBackground)
      .background(.red, in: .ellipse)
      .background(.red, in: .containerRelative)
      .background(MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .red, .red], colorSpace: .perceptual))
      .redacted(reason: .invalidated)
  }

  let alignments: [Alignment] = [
    .centerFirstTextBaseline, .centerLastTextBaseline, .leadingFirstTextBaseline, .leadingLastTextBaseline, .trailingFirstTextBaseline, .trailingLastTextBaseline,
  ]
  let separators: [HorizontalAlignment] = [.listRowSeparatorLeading, .listRowSeparatorTrailing]
  let types: [UTType] = [.commaSeparatedText, .quickTimeMovie, .swiftSource, .calendarEvent]
  let title: NavigationBarItem.TitleDisplayMode = .inline

  func values(_ space: CoordinateSpace, _ transform: ProjectionTransform, _ mode: EditMode, _ file: ReceivedTransferredFile) -> Bool {
    space.isLocal && transform.isAffine && mode == .transient && file.isOriginalFile && 0.0.interpolated(towards: 1, amount: 0.5) == 0.5
  }

  func schedule(_ schedule: some TimelineSchedule) -> some Sequence<Date> { schedule.entries(from: .now, mode: .lowFrequency) }

  func invalidates(_ context: TimelineViewDefaultContext) { context.invalidateTimelineContent() }

  func effects(_ view: some View, _ effect: some GeometryEffect) -> some View { view.modifier(effect.ignoredByLayout()) }
}

struct StyleNameUsesGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    let labels: [GaugeStyleConfiguration.MarkedValueLabel] = []
    HStack {
      configuration.label
      Text("\(labels.count)")
    }
  }
}

struct StyleNameUsesScene: Scene {
  var body: some Scene {
    WindowGroup { StyleNameUses() }
      .commands {
        ToolbarCommands()
        CommandGroup(replacing: .appInfo) {}
        CommandGroup(replacing: .appSettings) {}
        CommandGroup(replacing: .appTermination) {}
        CommandGroup(after: .saveItem) {}
        CommandGroup(after: .importExport) {}
        CommandGroup(after: .printItem) {}
        CommandGroup(after: .undoRedo) {}
        CommandGroup(after: .textEditing) {}
        CommandGroup(after: .textFormatting) {}
      }
      .commands { CommandGroup(after: .windowSize) {} }
      .commandsRemoved()
      .handlesExternalEvents(matching: [])
      .windowResizability(.contentMinSize)
  }
}
