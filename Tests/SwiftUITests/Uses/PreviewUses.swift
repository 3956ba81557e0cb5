import SwiftUI

struct PreviewUses_Previews: PreviewProvider {
  static var previews: some View {
    Text("Hello")
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Default")
    Text("Hello").previewLayout(.fixed(width: 300, height: 70))
    Text("Hello")
      .previewDevice(PreviewDevice(rawValue: "iPhone 12"))
      .previewInterfaceOrientation(.landscapeLeft)
    Text("Hello").previewDevice("iPad Pro (11-inch)")
    ForEach(ColorScheme.allCases, id: \.self) { scheme in
      Text("Hello").preferredColorScheme(scheme)
    }
    Group {
      Text("Hello")
        .environment(\.colorScheme, .dark)
      Text("Hello")
        .environment(\.locale, Locale(identifier: "de"))
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.dynamicTypeSize, .accessibility3)
    }
    .previewLayout(PreviewLayout.device)
  }
}

struct PreviewUsesPlain_Previews: PreviewProvider {
  static var previews: some View { EmptyView() }
  static var platform: PreviewPlatform? { .iOS }
}

struct PreviewUsesModifier: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 3 }
  func body(content: Content, context: Int) -> some View { content.environment(\.lineLimit, context) }
}
