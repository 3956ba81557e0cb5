import SwiftUI

struct DeviceSettingUses: View {
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.sizeCategory) var category: ContentSizeCategory
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.colorScheme) private var colorScheme
  @ScaledMetric(relativeTo: .largeTitle) private var iconSize: CGFloat = 44

  var isLarge: Bool { sizeCategory >= .accessibilityMedium || sizeCategory.isAccessibilityCategory || dynamicTypeSize.isAccessibilitySize }
  var isMirrored: Bool { layoutDirection == .rightToLeft }
  var size: DynamicTypeSize { DynamicTypeSize(UIContentSizeCategory.large) ?? .large }
  var name: String { UIContentSizeCategory.accessibilityLarge.rawValue }
  var category2: UIContentSizeCategory { UIContentSizeCategory(dynamicTypeSize) }
  var style: UIUserInterfaceStyle { UIUserInterfaceStyle(colorScheme) }
  var scheme: ColorScheme? { ColorScheme(UIUserInterfaceStyle.dark) }
  var direction: LayoutDirection { LayoutDirection(.rightToLeft) ?? .leftToRight }

  var body: some View {
    if dynamicTypeSize >= .accessibility1 { stacked } else { HStack { stacked } }
  }

  @ViewBuilder private var stacked: some View {
    Text("Feed").frame(width: iconSize)
    Text("Feed").environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    Text("Feed").environment(\.layoutDirection, .rightToLeft)
    Text("Feed").environment(\.colorScheme, .dark)
    Text("Feed").environment(\.dynamicTypeSize, .xxxLarge)
    Text("Feed").dynamicTypeSize(.small ... .accessibility2)
    Text("Feed").dynamicTypeSize(...DynamicTypeSize.xxLarge)
    Text("Feed").font(.custom("Avenir", size: 12, relativeTo: .caption))
  }
}
