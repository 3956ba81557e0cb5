import HeadlessUI

/// A table between a navigation bar and a tab bar.
struct TabsPage: View {
  var body: some View {
    TabView {
      MailsPage().tabItem { Text("Mail") }
      Text("Nothing yet").tabItem { Text("Drafts") }
    }
  }
}

/// A table with more rows than fit.
struct MailsPage: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Today") { ForEach(0..<30, id: \.self) { number in NavigationLink("Mail \(number)") { Text("Read") } } }
      }
      .accessibilityIdentifier("MailTable")
      .navigationTitle("Mails")
      .toolbar { Button("Write") {} }
    }
  }
}

/// A list with three numbers in each row: 0 to 59.
struct SeatsPage: View {
  var body: some View {
    List(0..<20, id: \.self) { row in
      HStack { ForEach(0..<3, id: \.self) { Text("Seat \(3 * row + $0)") } }.frame(height: 100)
    }
  }
}

/// A grid of pictures.
struct PicturesPage: View {
  var body: some View {
    List(0..<40, id: \.self) { Text("Picture \($0)").frame(height: 100) }
  }
}

/// A long text that scrolls.
struct TermsPage: View {
  var body: some View {
    ScrollView { VStack { ForEach(1..<60, id: \.self) { Text("Paragraph \($0)").frame(height: 40) } } }.accessibilityIdentifier("Terms")
  }
}

/// Pages to turn, and a web page.
struct ReadingPage: View {
  var body: some View {
    VStack {
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.page)
      .accessibilityIdentifier("TourPages")
      WebView(html: "<h1>Help</h1><p>Ask us.</p>").accessibilityIdentifier("HelpPage")
    }
  }
}
