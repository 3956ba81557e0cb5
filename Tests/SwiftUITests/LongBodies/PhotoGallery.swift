import SwiftUI

// A gallery with a grid and header, a full-screen photo, and gestures that zoom and dismiss.

private struct Photo: Identifiable, Hashable {
  let id: Int
  var name: String
  var hue: Double
  var isFavorite = false
}

private struct PhotoGallery: View {
  @State private var photos = (0..<60).map { Photo(id: $0, name: "Photo \($0)", hue: Double($0) / 60) }
  @State private var open: Photo?
  @State private var chosen: Set<Photo.ID> = []
  @State private var isChoosing = false
  @State private var scale: CGFloat = 1
  @State private var columns = 3
  @State private var offset = CGSize.zero
  @Namespace private var space
  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: columns), spacing: 2, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<3) { group in
            Section {
              ForEach(photos.filter { $0.id % 3 == group }) { photo in
                Rectangle()
                  .fill(Color(hue: photo.hue, saturation: 0.6, brightness: chosen.contains(photo.id) ? 0.5 : 0.9))
                  .aspectRatio(1, contentMode: .fill)
                  .overlay(alignment: .topTrailing) { if photo.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.white).padding(4) } }
                  .overlay(alignment: .bottomTrailing) {
                    if isChoosing {
                      Image(systemName: chosen.contains(photo.id) ? "checkmark.circle.fill" : "circle").symbolRenderingMode(.palette).foregroundStyle(.white, .blue).padding(4)
                    }
                  }
                  .matchedGeometryEffect(id: photo.id, in: space, isSource: open?.id != photo.id)
                  .onTapGesture { if isChoosing { chosen.formSymmetricDifference([photo.id]) } else { withAnimation(.spring()) { open = photo } } }
                  .onLongPressGesture(minimumDuration: 0.4) { isChoosing = true }
                  .accessibilityLabel("\(photo.name)\(photo.isFavorite ? ", favorite" : "")")
              }
            } header: {
              Text(["Today", "Yesterday", "Last week"][group]).font(.headline).frame(maxWidth: .infinity, alignment: .leading).padding(8).background(.regularMaterial)
            }
          }
        }
      }
      .gesture(MagnifyGesture().onEnded { value in withAnimation { columns = value.magnification > 1 ? max(columns - 1, 1) : min(columns + 1, 6) } })
      if let photo = open {
        Color.black.opacity(1 - min(abs(offset.height) / 400, 0.8)).ignoresSafeArea().transition(.opacity)
        RoundedRectangle(cornerRadius: offset == .zero ? 0 : 16)
          .fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.9))
          .matchedGeometryEffect(id: photo.id, in: space)
          .aspectRatio(4 / 3, contentMode: .fit)
          .scaleEffect(scale * (1 - min(abs(offset.height) / 1_000, 0.3)))
          .offset(x: offset.width / 2, y: offset.height)
          .gesture(
            DragGesture()
              .onChanged { offset = $0.translation }
              .onEnded { value in
                withAnimation(.spring()) {
                  if abs(value.translation.height) > 120 { open = nil }; offset = .zero
                }
              }
              .simultaneously(with: MagnificationGesture().onChanged { scale = max(1, $0) }.onEnded { _ in withAnimation { scale = 1 } })
          )
          .onTapGesture(count: 2) { withAnimation { scale = scale > 1 ? 1 : 2.5 } }
        VStack {
          HStack {
            Button {
              withAnimation { open = nil }
            } label: {
              Image(systemName: "xmark")
            }
            Spacer()
            Button {
              if let index = photos.firstIndex(where: { $0.id == photo.id }) { photos[index].isFavorite.toggle(); open = photos[index] }
            } label: {
              Image(systemName: photo.isFavorite ? "heart.fill" : "heart")
            }
          }.padding().font(.title3).tint(.white)
          Spacer()
          Text(photo.name).foregroundStyle(.white).padding(.bottom, 32)
        }.opacity(offset == .zero && scale == 1 ? 1 : 0)
      }
    }
    .toolbar {
      Button(isChoosing ? "Done" : "Choose") {
        withAnimation {
          isChoosing.toggle(); chosen = []
        }
      }
      if !chosen.isEmpty {
        Button(role: .destructive) {
          photos.removeAll { chosen.contains($0.id) }
        } label: {
          Label("Delete \(chosen.count)", systemImage: "trash")
        }
      }
    }
    .statusBarHidden(open != nil)
  }
}
