import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct SizeClassView: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    Text("width \(horizontal == .compact ? "compact" : "regular")")
    Text("height \(vertical == .compact ? "compact" : "regular")")
  }
}

private struct RedactedView: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View { Text(reasons.contains(.placeholder) ? "Placeholder" : "Content") }
}

private struct MetricView: View {
  @ScaledMetric private var size: CGFloat = 34

  var body: some View { Text("\(Int(size))") }
}

private struct NamespaceView: View {
  @Namespace private var namespace
  @State private var known: Namespace.ID?
  @State private var taps = 0

  var body: some View {
    Text(known == nil ? "unknown" : known == namespace ? "same" : "other")
    Button("Tap \(taps)") {
      known = known ?? namespace
      taps += 1
    }
  }
}

private struct OldSheet: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Text(presentationMode.wrappedValue.isPresented ? "presented" : "not presented")
    Button("Close") { presentationMode.wrappedValue.dismiss() }
  }
}

private struct OldScreen: View {
  @State private var isShown = false

  var body: some View {
    OldSheet()
    Button("Open") { isShown = true }.sheet(isPresented: $isShown) { OldSheet() }
  }
}

private struct DirectionView: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text(direction == .rightToLeft ? "right to left" : "left to right") }
}

@preconcurrency @MainActor
final class EnvironmentValueTests: DeviceTestCase {
  func test_theSizeClassesFollowTheOrientation() {
    show { SizeClassView() }
    XCTAssertEqual(texts, ["width compact", "height regular"])
    device.orientation = .landscapeLeft
    XCTAssertEqual(texts, ["width compact", "height compact"])
  }

  func test_aViewCanSetASizeClassForOthers() {
    show { SizeClassView().environment(\.horizontalSizeClass, .regular) }
    XCTAssertEqual(texts, ["width regular", "height regular"])
  }

  func test_reasonsOfRedactionAddUpAndCanBeTakenBack() {
    show {
      RedactedView()
      RedactedView().redacted(reason: .privacy).redacted(reason: .placeholder)
      RedactedView().unredacted().redacted(reason: .placeholder)
    }
    XCTAssertEqual(texts, ["Content", "Placeholder", "Content"])
  }

  func test_aScaledMetricFollowsTheSizeOfText() {
    show {
      MetricView()
      MetricView().dynamicTypeSize(.accessibility3)
      MetricView().dynamicTypeSize(...DynamicTypeSize.xxLarge).dynamicTypeSize(.accessibility5)
      MetricView().dynamicTypeSize(.medium ... .xLarge).dynamicTypeSize(.xSmall)
    }
    XCTAssertEqual(texts, ["34", "80", "42", "32"])
  }

  func test_aNamespaceKeepsItsIdentity() {
    show { NamespaceView() }
    tap(.button, "Tap 0")
    XCTAssertEqual(texts, ["same"])
    tap(.button, "Tap 1")
    XCTAssertEqual(texts, ["same"])
  }

  func test_thePresentationModeKnowsAndDismissesTheSheet() {
    show { OldScreen() }
    XCTAssertEqual(texts, ["not presented"])
    tap(.button, "Open")
    XCTAssertEqual(texts, ["not presented", "presented"])
    let close = frame(.button, "Close", at: 1)
    device.tap(at: point(close.midX, close.midY))
    XCTAssertEqual(texts, ["not presented"])
  }

  func test_aViewCanSetTheLayoutDirectionThatOthersRead() {
    show { DirectionView().environment(\.layoutDirection, .rightToLeft) }
    XCTAssertEqual(texts, ["right to left"])
  }
}
