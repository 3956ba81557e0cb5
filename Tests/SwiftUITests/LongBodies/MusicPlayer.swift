import SwiftUI

// A player with a time slider, symbol buttons, a queue in a sheet and gestures.

private struct Song: Identifiable, Hashable {
  let id: Int
  var title: String
  var artist: String
  var length: Double
  var isLiked = false
}

private struct MusicPlayer: View {
  @State private var songs: [Song]
  @State private var current = 0
  @State private var time = 0.0
  @State private var volume = 0.5
  @State private var isPlaying = false
  @State private var isShuffled = false
  @State private var repeats = 0
  @State private var showsQueue = false
  @GestureState private var pull: CGFloat = 0
  @Namespace private var space
  init(songs: [Song]) { _songs = State(initialValue: songs) }
  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 20) {
        Capsule().fill(.secondary).frame(width: 36, height: 5).opacity(1 - pull / 200)
        RoundedRectangle(cornerRadius: 20)
          .fill(AngularGradient(colors: [.purple, .pink, .orange, .purple], center: .center, angle: .degrees(time * 6)))
          .frame(width: proxy.size.width * (isPlaying ? 0.85 : 0.65), height: proxy.size.width * (isPlaying ? 0.85 : 0.65))
          .shadow(color: .black.opacity(isPlaying ? 0.4 : 0.2), radius: isPlaying ? 24 : 8, y: isPlaying ? 12 : 4)
          .overlay(alignment: .bottomTrailing) { if isShuffled { Image(systemName: "shuffle").padding(8).background(.ultraThinMaterial, in: Circle()).padding(12) } }
          .matchedGeometryEffect(id: "artwork", in: space)
        HStack {
          VStack(alignment: .leading) {
            Text(songs[current].title).font(.title2.bold()).lineLimit(1)
            Text(songs[current].artist).foregroundStyle(.secondary)
          }
          Spacer()
          Button {
            songs[current].isLiked.toggle()
          } label: {
            Image(systemName: songs[current].isLiked ? "heart.fill" : "heart")
          }.tint(songs[current].isLiked ? .pink : .secondary)
        }
        VStack(spacing: 4) {
          Slider(value: $time, in: 0...max(songs[current].length, 1)) { Text("Time") }.tint(.primary)
          HStack {
            Text("\(Int(time) / 60):\(Int(time) % 60 < 10 ? "0" : "")\(Int(time) % 60)")
            Spacer()
            Text("-\(Int(songs[current].length - time) / 60):\(Int(songs[current].length - time) % 60, specifier: "%02d")")
          }.font(.caption.monospacedDigit()).foregroundStyle(.secondary)
        }
        HStack(spacing: proxy.size.width / 8) {
          Button {
            current = (current - 1 + songs.count) % songs.count
          } label: {
            Image(systemName: "backward.fill")
          }.disabled(current == 0 && repeats == 0)
          Button {
            withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isPlaying.toggle() }
          } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.system(size: 44))
          }
          .contentTransition(.symbolEffect(.replace)).sensoryFeedback(.impact(weight: .medium), trigger: isPlaying)
          Button {
            current = isShuffled ? Int.random(in: 0..<songs.count) : (current + 1) % songs.count
          } label: {
            Image(systemName: "forward.fill")
          }
        }.font(.title).buttonStyle(.plain)
        Slider(value: $volume, in: 0...1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.\(volume > 0.66 ? 3 : volume > 0.33 ? 2 : 1).fill")
        }
        HStack {
          Toggle(isOn: $isShuffled) { Label("Shuffle", systemImage: "shuffle") }
          Button {
            repeats = (repeats + 1) % 3
          } label: {
            Label("Repeat", systemImage: repeats == 2 ? "repeat.1" : "repeat")
          }.foregroundColor(repeats == 0 ? .secondary : .accentColor)
          Button {
            showsQueue = true
          } label: {
            Label("Queue", systemImage: "list.bullet")
          }.badge(songs.count - current - 1)
        }.labelStyle(.iconOnly).toggleStyle(.button)
      }
      .padding(.horizontal, 24)
      .offset(y: max(pull, 0))
      .gesture(DragGesture(minimumDistance: 20).updating($pull) { value, state, _ in state = value.translation.height })
    }
    .sheet(isPresented: $showsQueue) {
      List {
        ForEach($songs) { $song in
          HStack {
            Text(song.title).bold(song.id == songs[current].id); Spacer(); Toggle("Like", isOn: $song.isLiked).labelsHidden()
          }
        }.onMove { songs.move(fromOffsets: $0, toOffset: $1) }
      }
      .presentationDetents([.medium, .fraction(0.9)]).presentationDragIndicator(.visible)
    }
  }
}
