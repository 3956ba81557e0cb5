import SwiftUI

// A view file in the style of ordinary apps: small controls and a layout.

private struct RatingView: View {
  @Binding var rating: Int
  var label = ""
  var maximumRating = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow
  var body: some View {
    HStack {
      if label.isEmpty == false { Text(label) }
      ForEach(1..<maximumRating + 1, id: \.self) { number in
        Button {
          rating = number
        } label: {
          image(for: number).foregroundStyle(number > rating ? offColor : onColor)
        }
      }
    }.buttonStyle(.plain).accessibilityElement().accessibilityLabel(label).accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars").accessibilityAdjustableAction {
      direction in
      switch direction {
      case .increment: if rating < maximumRating { rating += 1 }
      case .decrement: if rating > 1 { rating -= 1 }
      }
    }
  }
  func image(for number: Int) -> Image { number > rating ? offImage ?? onImage : onImage }
}
private struct PinEntry: View {
  let length: Int
  @Binding var pin: String
  @FocusState private var isFocused: Bool
  var onComplete: ((String) -> Void)?
  var body: some View {
    ZStack {
      HStack(spacing: 12) {
        ForEach(0..<length, id: \.self) { index in
          Text(character(at: index)).font(.title).frame(width: 44, height: 52).background {
            RoundedRectangle(cornerRadius: 8).stroke(index == pin.count && isFocused ? Color.accentColor : .secondary)
          }
        }
      }
      TextField("", text: $pin.limited(to: length)).opacity(0.01).keyboardType(.numberPad).textContentType(.oneTimeCode).focused($isFocused).accessibilityIdentifier("pin")
    }.onTapGesture { isFocused = true }.onChange(of: pin) { if pin.count == length { onComplete?(pin) } }.task {
      try? await Task.sleep(for: .seconds(0.1))
      isFocused = true
    }
  }
  private func character(at index: Int) -> String {
    guard index < pin.count else { return "" }
    return String(pin[pin.index(pin.startIndex, offsetBy: index)])
  }
}
private extension Binding where Value == String { func limited(to limit: Int) -> Self { Binding(get: { wrappedValue }, set: { wrappedValue = String($0.prefix(limit)) }) } }
private struct CustomSlider<V: BinaryFloatingPoint>: View {
  @Binding var value: V
  let range: ClosedRange<V>
  @State private var lastOffset: CGFloat = 0
  init(value: Binding<V>, in range: ClosedRange<V> = 0...1) {
    self._value = value
    self.range = range
  }
  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary).frame(height: 6)
        Capsule().fill(.tint).frame(width: width * fraction, height: 6)
        Circle().fill(.white).shadow(radius: 2).frame(width: 28, height: 28).position(x: width * fraction, y: proxy.size.height / 2).gesture(
          DragGesture(minimumDistance: 0).onChanged { v in
            let x = min(max(0, v.location.x), width)
            value = range.lowerBound + V(x / width) * (range.upperBound - range.lowerBound)
          })
      }
    }.frame(height: 44).accessibilityRepresentation { Slider(value: .constant(0.5), in: 0...1) }
  }
  private var fraction: CGFloat { CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound)) }
}
private struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = computeRows(proposal: proposal, subviews: subviews)
    return CGSize(width: proposal.width ?? 0, height: rows.last.map { $0.maxY } ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, frame) in computeRows(proposal: proposal, subviews: subviews).enumerated() {
      subviews[index].place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading, proposal: .unspecified)
    }
  }
  private func computeRows(proposal: ProposedViewSize, subviews: Subviews) -> [CGRect] {
    var result: [CGRect] = []
    var x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x + size.width > (proposal.width ?? .infinity) {
        x = 0
        y += height + spacing
        height = 0
      }
      result.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + spacing
      height = max(height, size.height)
    }
    return result
  }
}
private struct TagCloud: View {
  let tags: [String]
  @State private var selection: Set<String> = []
  @State private var editMode = EditMode.inactive
  var body: some View {
    FlowLayout(spacing: 6) {
      ForEach(tags, id: \.self) { tag in
        let isOn = selection.contains(tag)
        Text("#\(tag)").font(.callout).padding(6).background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .rect(cornerRadius: 6)).onTapGesture {
          if isOn { selection.remove(tag) } else { selection.insert(tag) }
        }.draggable(tag)
      }
    }.dropDestination(for: String.self) { items, location in
      selection.formUnion(items)
      return true
    } isTargeted: { _ in
    }
  }
}
