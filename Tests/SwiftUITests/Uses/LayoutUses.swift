import SwiftUI

// Layouts, grids, guides and geometry in the style of ordinary apps.

struct LayoutUsesFlow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(proposal: proposal, subviews: subviews)
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in rows(proposal: proposal, subviews: subviews) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(proposal: ProposedViewSize, subviews: Subviews) -> [Row] {
    var rows = [Row()]
    for (index, subview) in zip(subviews.indices, subviews) {
      let size = subview.sizeThatFits(.unspecified)
      if rows[rows.count - 1].width + size.width > proposal.width ?? .infinity, !rows[rows.count - 1].indices.isEmpty { rows.append(Row()) }
      rows[rows.count - 1].indices.append(index)
      rows[rows.count - 1].width += size.width + spacing
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }
}

struct LayoutUsesRank: LayoutValueKey {
  static let defaultValue: Int = 0
}

extension View {
  func layoutUsesRank(_ value: Int) -> some View { layoutValue(key: LayoutUsesRank.self, value: value) }
}

struct LayoutUsesEqualWidth: Layout {
  struct CacheData {
    var maxSize: CGSize
    var spacing: [CGFloat]
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let spacing = subviews.indices.dropLast().map { subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .vertical) }
    return CacheData(maxSize: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0), spacing: spacing)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    CGSize(width: cache.maxSize.width, height: cache.maxSize.height * CGFloat(subviews.count) + cache.spacing.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
    guard !subviews.isEmpty else { return }
    let ranked = subviews.sorted { $0[LayoutUsesRank.self] < $1[LayoutUsesRank.self] }
    for (index, subview) in ranked.enumerated() {
      let dimensions = subview.dimensions(in: .init(width: cache.maxSize.width, height: nil))
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + dimensions[VerticalAlignment.center] + CGFloat(index) * cache.maxSize.height), anchor: .center,
        proposal: .init(width: cache.maxSize.width, height: cache.maxSize.height))
    }
  }
}

extension VerticalAlignment {
  private enum LayoutUsesBanner: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  static let layoutUsesBanner = VerticalAlignment(LayoutUsesBanner.self)
}

struct LayoutUsesLeading: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.leading] }
}

struct LayoutUses: View {
  @Environment(\.dynamicTypeSize) var typeSize
  @State private var isWide = false
  @State private var height: CGFloat = 0

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
    layout {
      LayoutUsesFlow { Text("One") }
      LayoutUsesFlow(spacing: 10) { ForEach(0..<5) { Text("\($0)") } }
      LayoutUsesEqualWidth { Text("a").layoutUsesRank(1) }
      ZStackLayout(alignment: .bottom) { Text("b") }
    }
    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
      GridRow(alignment: .firstTextBaseline) {
        Text("Name").gridColumnAlignment(.trailing)
        Text("Value").gridCellAnchor(.center)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("Both").gridCellColumns(2) }
      ForEach(0..<3) { number in GridRow { Text("\(number)") } }
    }
    GridLayout(horizontalSpacing: 2) { GridRow { Text("a") } }
    ViewThatFits(in: .horizontal) {
      HStack { Text("A long text") }
      Text("Short")
    }
    ViewThatFits { Text("One") }
    HStack(alignment: .layoutUsesBanner) {
      Text("a").alignmentGuide(.layoutUsesBanner) { $0[.bottom] }
      Text("b").alignmentGuide(.layoutUsesBanner) { context in context[VerticalAlignment.center] }
    }
    VStack(alignment: HorizontalAlignment(LayoutUsesLeading.self)) { Text("c").alignmentGuide(.leading) { d in d.width / 2 + d[explicit: .leading, default: 0] } }
    HStack(alignment: .lastTextBaseline) { Text("d").alignmentGuide(.firstTextBaseline) { _ in 4 } }
    ZStack(alignment: Alignment(horizontal: .trailing, vertical: .layoutUsesBanner)) { Text("e") }
    Text("f").overlay(alignment: .topTrailing) { Circle().frame(width: 8).alignmentGuide(.top) { $0[VerticalAlignment.center] } }
    ScrollView(.horizontal) { Text("g").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8).containerRelativeFrame([.horizontal, .vertical]) }
    Text("h").containerRelativeFrame(.vertical, alignment: .top) { length, axis in axis == .vertical ? length / 3 : length }
    GeometryReader { proxy in
      Text("i").frame(width: proxy.size.width / 2).offset(y: proxy.frame(in: .named("scroll")).minY).position(x: proxy.frame(in: .global).midX, y: proxy.frame(in: .local).midY)
    }
    .coordinateSpace(name: "scroll").coordinateSpace(.named("other"))
    Text("j").onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.height
    } action: { newValue in
      height = newValue
    }
    Text("k").onGeometryChange(for: CGRect.self, of: { $0.frame(in: .scrollView) }, action: { old, new in height = new.height - old.height })
    Text("l").gesture(DragGesture(minimumDistance: 0, coordinateSpace: .named("scroll")).onChanged { _ in }).gesture(DragGesture(coordinateSpace: .global))
    List {}.safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) }.safeAreaInset(edge: .leading) { Text("m") }
    List {}.safeAreaPadding(.horizontal, 8).safeAreaPadding(.bottom).safeAreaBar(edge: .top) { Text("n") }.ignoresSafeArea(.keyboard, edges: .bottom)
  }
}

extension ViewDimensions {
  fileprivate subscript(explicit guide: HorizontalAlignment, default value: CGFloat) -> CGFloat { self[explicit: guide] ?? value }
}
