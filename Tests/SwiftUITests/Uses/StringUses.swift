import SwiftUI

struct StringUses: View {
  let name: String
  let count: Int
  let price: Double
  let date: Date

  static let title = LocalizedStringResource("Profile", table: "Account", comment: "The title of the page")
  static let subtitle: LocalizedStringResource = "Signed in"
  static let welcome = LocalizedStringResource("welcome", defaultValue: "Welcome back")
  static let packaged = LocalizedStringResource("Profile", bundle: .atURL(Bundle.main.bundleURL))
  static let key: LocalizedStringKey = "Profile"
  static let value: String.LocalizationValue = "Log out"

  enum Tab: String, CustomLocalizedStringResourceConvertible {
    case feed
    case profile
    var localizedStringResource: LocalizedStringResource { self == .feed ? "Feed" : "Profile" }
    var title: String { String(localized: localizedStringResource) }
  }

  var strings: [String] {
    [
      String(localized: "Log out"),
      String(localized: "Log out", comment: "A button"),
      String(localized: "Hello \(name)"),
      String(localized: "\(count) posts", comment: "The number of posts"),
      String(localized: "\(count) of \(count + 1)"),
      String(localized: "\(price, specifier: "%.2f") dollars"),
      String(localized: "Since \(date, format: .dateTime.year())"),
      String(localized: "Log out", table: "Account"),
      String(localized: "Log out", table: "Account", bundle: .main, comment: "A button"),
      String(localized: "Log out", bundle: .main),
      String(localized: "Log out", locale: .current),
      String(localized: "Log out", locale: Locale(identifier: "de")),
      String(localized: "logout.title", defaultValue: "Log out"),
      String(localized: "logout.title", defaultValue: "Log out", comment: "A button"),
      String(localized: "logout.title", defaultValue: "Log \(name) out", table: "Account", bundle: .main, comment: "A button"),
      String(localized: Self.title),
      String(localized: Self.value),
      String(localized: String.LocalizationValue(name)),
      NSLocalizedString("Log out", comment: ""),
      NSLocalizedString("Log out", comment: "A button"),
      NSLocalizedString("Log out", bundle: .main, comment: ""),
      NSLocalizedString("Log out", tableName: "Account", comment: ""),
      NSLocalizedString("Log out", tableName: "Account", bundle: Bundle.main, value: "Log out", comment: "A button"),
      String(format: NSLocalizedString("%d posts", comment: ""), count),
      String.localizedStringWithFormat(NSLocalizedString("%d posts", comment: ""), count),
      Bundle.main.localizedString(forKey: "Log out", value: nil, table: nil),
      Bundle.main.localizedString(forKey: "Log out", value: "Log out", table: "Account"),
      Tab.feed.title,
    ]
  }

  var attributed: AttributedString { AttributedString(localized: "**Log out**") }

  var body: some View {
    VStack {
      Text("Log out", tableName: "Account", bundle: .main, comment: "A button")
      Text("Log out", comment: "A button")
      Text("Log out", bundle: .main)
      Text("Log out", tableName: "Account")
      Text(Self.key)
      Text(Self.title)
      Text(Self.subtitle)
      Text(Self.welcome)
      Text(LocalizedStringKey(name))
      Text(LocalizedStringKey("profile.\(name)"))
      Text("Hello \(name), \(count) posts")
      Text("\(price, specifier: "%.2f")")
      Text(String(localized: "Log out"))
      Text(attributed)
      Text(Tab.profile.localizedStringResource)
      Button(LocalizedStringKey(name)) {}
      Label("Log out", systemImage: "person")
      Text("Log out").environment(\.locale, Locale(identifier: "de"))
      Text("Log out").environment(\.locale, .init(identifier: "ar"))
    }
    .navigationTitle(Text("Profile", bundle: .main))
    .navigationTitle(String(localized: "Profile"))
  }
}
