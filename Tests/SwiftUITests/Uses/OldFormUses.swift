import SwiftUI

struct OldFormUses: View {
  struct Item: Identifiable {
    let id: Int
    let name: String
  }

  enum Failure: LocalizedError {
    case offline
    var errorDescription: String? { "You are offline" }
  }

  @State private var isShown = false
  @State private var item: Item?
  @State private var failure: Failure?
  @State private var text = ""
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Header")) { Text("Row") }
        Section(header: Text("Header"), footer: Text("Footer")) { Text("Row") }
        Section(footer: Text("Footer")) { Text("Row") }
        Section("Open", isExpanded: $isShown) { Text("Row") }
        Section(isExpanded: $isShown) {
          Text("Row")
        } header: {
          Text("Header")
        }
      }
      .navigationBarTitle("Title")
      .navigationBarTitle(Text("Title"), displayMode: .inline)
      .navigationBarTitle("Title", displayMode: .large)
      .navigationBarItems(leading: Button("A") {}, trailing: Button("B") {})
      .navigationBarItems(trailing: Button("B") {})
      .navigationBarHidden(true)
      .navigationBarBackButtonHidden(true)
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .navigationViewStyle(.stack)
    .alert(isPresented: $isShown) {
      Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("OK")))
    }
    .alert(isPresented: $isShown) {
      Alert(
        title: Text("Delete?"), message: nil, primaryButton: .destructive(Text("Delete")) { text = "" },
        secondaryButton: .cancel(Text("Keep"), action: {}))
    }
    .alert(item: $item) { item in Alert(title: Text(item.name)) }
    .actionSheet(isPresented: $isShown) {
      ActionSheet(title: Text("Choose"), message: Text("One"), buttons: [.default(Text("A")) { text = "A" }, .cancel()])
    }
    .actionSheet(item: $item) { item in ActionSheet(title: Text(item.name), buttons: [.destructive(Text("Delete")), .cancel()]) }
  }

  var modern: some View {
    Text("A")
      .alert("Title \(text)", isPresented: $isShown) { Button("OK") {} }
      .alert(Text("Title"), isPresented: $isShown) {
        Button("OK") {}
      } message: {
        Text("Message")
      }
      .alert(isPresented: $isShown, error: failure) { Button("OK") {} }
      .alert(isPresented: $isShown, error: failure) { _ in
        Button("OK") {}
      } message: {
        Text($0.localizedDescription)
      }
      .confirmationDialog("Title", isPresented: $isShown) { Button("OK") {} }
      .confirmationDialog("Title", isPresented: $isShown, presenting: item) { Button($0.name) {} }
      .confirmationDialog(Text("Title"), isPresented: $isShown, titleVisibility: .visible) {
        Button("OK") {}
      } message: {
        Text("Message")
      }
  }

  var changes: some View {
    Text("A")
      .onChange(of: text) { value in print(value) }
      .onChange(of: text) { print($0) }
      .onChange(of: text, perform: { _ in })
      .onChange(of: text) { old, new in print(old, new) }
      .onChange(of: text) { print("changed") }
      .onChange(of: text, initial: true) { print("changed") }
      .onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
      .onTapGesture(count: 2) {}
      .animation(.default)
      .edgesIgnoringSafeArea(.all)
      .foregroundColor(.red).accentColor(.blue).cornerRadius(8)
      .overlay(Circle(), alignment: .topTrailing)
      .background(Color.red, alignment: .leading)
      .background(Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
      .background(Color("brand", bundle: nil))
      .background(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
  }

  var images: some View {
    VStack {
      Image(uiImage: UIImage(named: "photo")!)
      Image(uiImage: UIImage(systemName: "star") ?? UIImage(named: "star")!).resizable()
      Image("photo", bundle: .main)
      Image("photo", bundle: nil, label: Text("A photo"))
      Image(decorative: "photo")
      Image(systemName: "wifi", variableValue: 0.5)
    }
  }
}
