import Foundation
import HeadlessUI

// Views that log touches. They don't import `Screens`, because both sides have a `Button`.

/// A pad of 200 points that shows where each touch starts.
struct StartPadView: View {
  @State private var starts: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Text(starts.joined(separator: " ")).accessibilityIdentifier("Log")
      Image("pad").resizable().frame(width: 200, height: 200).accessibilityIdentifier("Pad").noteStarts { starts.append($0) }
      Spacer()
    }
  }
}

/// Scrollable rows that show where each finger touches down.
struct TouchedRowsView: View {
  @State private var starts: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: 1)
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(height: 100) } } }.frame(width: 300, height: 400)
        .accessibilityIdentifier("Rows").noteStarts { starts.append($0) }
      Text(starts.joined(separator: " ")).accessibilityIdentifier("Log")
      Spacer()
    }
  }
}

extension View {
  /// Logs the place where each touch starts, in addition to other gestures.
  fileprivate func noteStarts(_ note: @escaping (String) -> Void) -> some View {
    simultaneousGesture(
      DragGesture(minimumDistance: 0).onEnded { note("\(Int($0.startLocation.x.rounded())),\(Int($0.startLocation.y.rounded()))") })
  }
}

/// Twenty columns of a hundred points in a scroll view of three hundred.
struct ColumnsView: View {
  var body: some View {
    ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<20) { Text("Column \($0)").frame(width: 100, height: 200) } } }
      .frame(width: 300, height: 200).accessibilityIdentifier("Columns")
  }
}

/// A pad with two strips of four points at distances from its middle.
///
/// It logs when a finger is on each strip.
struct StripsView: View {
  let places: [Double]
  @State private var log = "nothing"

  var body: some View {
    VStack(spacing: 0) {
      Text(log).accessibilityIdentifier("Log")
      ZStack {
        Rectangle().frame(width: 200, height: 200).accessibilityIdentifier("Pad")
        ZStack { ForEach(places.indices, id: \.self) { Rectangle().frame(width: 4, height: 100).accessibilityIdentifier("Strip").offset(x: places[$0]) } }
          .gesture(MagnifyGesture(minimumScaleDelta: 0).onEnded { _ in log = "both strips" })
      }
      Spacer()
    }
  }
}

/// A pad of 200 points with an activation point near a corner.
///
/// Another view can cover this point.
struct PointedPadView: View {
  let isCovered: Bool
  @State private var log = "nothing"

  var body: some View {
    VStack(spacing: 0) {
      Text(log).accessibilityIdentifier("Log")
      ZStack(alignment: .topTrailing) {
        Image("pad").resizable().frame(width: 200, height: 200).accessibilityIdentifier("Pad")
          .accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.1))
          .gesture(SpatialTapGesture().onEnded { log = "tap at \(Int($0.location.x)), \(Int($0.location.y))" })
        if isCovered { Image("cover").resizable().frame(width: 50, height: 50) }
      }
      Image("other").resizable().frame(width: 100, height: 100).accessibilityIdentifier("Other").accessibilityActivationPoint(CGPoint(x: 10, y: 90))
        .gesture(SpatialTapGesture().onEnded { log = "other at \(Int($0.location.x)), \(Int($0.location.y))" })
      Spacer()
    }
  }
}

/// A view that can be dragged after it was held for half a second.
struct HeldPadView: View {
  @State private var log = "nothing"

  var body: some View {
    VStack(spacing: 0) {
      Text(log).accessibilityIdentifier("Log")
      Image("pad").resizable().frame(width: 200, height: 200).accessibilityIdentifier("Pad").gesture(dragging)
      Image("target").resizable().frame(width: 50, height: 50).accessibilityIdentifier("Target")
      Spacer()
    }
  }

  private var dragging: some Gesture {
    LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
      .onEnded { value in
        guard case .second(_, let drag?) = value else { return }
        log = "\(Int(drag.translation.width.rounded())),\(Int(drag.translation.height.rounded()))"
      }
  }
}

/// A pad with a mark for the first finger of a pinch, 80 points from the middle on a line of 30 degrees.
struct MarkedPadView: View {
  @State private var log = "nothing"

  var body: some View {
    VStack(spacing: 0) {
      Text(log).accessibilityIdentifier("Log")
      ZStack(alignment: .topLeading) {
        Image("pad").resizable().frame(width: 200, height: 200).accessibilityIdentifier("Pad")
        Rectangle().frame(width: 4, height: 4).accessibilityIdentifier("Mark").offset(x: 100 + 80 * cos(.pi / 6) - 2, y: 100 + 80 * sin(.pi / 6) - 2)
          .gesture(DragGesture(minimumDistance: 0).onChanged { _ in log = "mark" })
      }
      Spacer()
    }
  }
}

/// A card that focuses its field some time after a tap.
struct LateFocusView: View {
  let delay: Double
  @State private var name = "Ada"
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Rectangle().frame(width: 200, height: 200).accessibilityIdentifier("Cover")
        .onTapGesture {
          Task {
            try? await Task.sleep(for: .seconds(delay))
            isFocused = true
          }
        }
      TextField("Name", text: $name).focused($isFocused).accessibilityIdentifier("NameField")
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("Card")
  }
}
