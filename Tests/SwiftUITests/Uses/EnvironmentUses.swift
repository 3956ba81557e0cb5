import SwiftUI

struct EnvironmentUses: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.horizontalSizeClass) var horizontalSizeClass: UserInterfaceSizeClass?
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.defaultMinListRowHeight) private var defaultMinListRowHeight
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.displayScale) private var displayScale
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.requestReview) private var requestReview
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.presentationMode) var mode: Binding<PresentationMode>
  @Environment(\.isPresented) private var isPresented
  @Environment(\.symbolVariants) private var symbolVariants
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.refresh) private var refresh
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.colorScheme) var colorScheme: ColorScheme
  @Environment(\.colorSchemeContrast) private var colorSchemeContrast
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.font) private var font: Font?
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var multilineTextAlignment
  @Environment(\.controlSize) private var controlSize
  @Environment(\.imageScale) private var imageScale
  @Environment(\.headerProminence) private var headerProminence
  @Environment(\.backgroundStyle) private var backgroundStyle
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) var openURL
  @ScaledMetric private var size: CGFloat = 50
  @ScaledMetric(relativeTo: .body) var imageSize = 20.0
  @Namespace private var animation
  @Namespace var namespace: Namespace.ID

  var body: some View {
    VStack {
      if horizontalSizeClass == .compact { Text("Compact") }
      Text("Profile").redacted(reason: .placeholder)
      Text("Profile").redacted(reason: redactionReasons.contains(.placeholder) ? .placeholder : []).unredacted()
      Text("Profile").privacySensitive()
      Text("Size").frame(width: size, height: imageSize)
      Button("Open") { openWindow(id: "detail") }
      Button("Open") { openWindow(value: 3) }
      Button("Close") { dismissWindow(id: "detail") }
      Button("Rate") { requestReview() }
      Button("Back") { presentationMode.wrappedValue.dismiss() }
    }
    .environment(\.horizontalSizeClass, .regular)
    .environment(\.font, .title)
    .environment(\.symbolVariants, .none)
  }
}
