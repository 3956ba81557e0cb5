import HeadlessUI

/// A list whose rows are links with several texts.
struct BooksApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List(["Middlemarch, George Eliot", "Emma, Jane Austen"], id: \.self) { book in
          NavigationLink {
            Text("Read")
          } label: {
            ForEach(book.components(separatedBy: ", "), id: \.self) { Text($0) }
          }
        }
      }
    }
  }
}
