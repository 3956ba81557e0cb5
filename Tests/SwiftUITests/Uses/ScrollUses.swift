import SwiftUI

struct ScrollUsesSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.rect.minY < context.containerSize.height / 2 { target.rect.origin.y = 0 }
  }
}

struct ScrollUses: View {
  @State private var id: Int?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack { ForEach(0..<10) { Text("\($0)") } }.scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $id)
    ScrollView { LazyVStack { ForEach(0..<10) { Text("\($0)") } } }
      .scrollPosition(id: $id, anchor: .center)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollTargetBehavior(.paging)
      .scrollTargetBehavior(ScrollUsesSnap())
      .defaultScrollAnchor(.bottom)
      .defaultScrollAnchor(.bottom, for: .initialOffset)
      .scrollDismissesKeyboard(.interactively)
      .scrollDismissesKeyboard(.immediately)
    List { Text("Row") }.scrollDismissesKeyboard(.never)
  }
}

struct ScrollUsesImages: View {
  let url = URL(string: "https://example.com/cat.png")

  var body: some View {
    AsyncImage(url: url)
    AsyncImage(url: url, scale: 2)
    AsyncImage(url: url) { image in
      image.resizable().scaledToFit()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      Color.gray
    }.frame(width: 50, height: 50)
    AsyncImage(url: url) { phase in
      if let image = phase.image {
        image
      } else if phase.error != nil {
        Color.red
      } else {
        Color.blue
      }
    }
    AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().transition(.opacity)
      case .failure: Image(systemName: "wifi.slash")
      }
    }
  }
}
