import SwiftUI

// A weather screen with hourly gradients, rows with computed bars, and tiles.

private struct Forecast: Identifiable {
  let id: Int
  var low: Double
  var high: Double
  var rain: Double
  var wind: Double
}

private struct WeatherOverview: View {
  let city: String
  let hours: [Forecast]
  let days: [Forecast]
  @State private var usesFahrenheit = false
  @State private var isRefreshing = false
  @State private var scrolled: CGFloat = 0
  @Environment(\.horizontalSizeClass) private var sizeClass
  private var felt: Int { Int(hours[0].high - hours[0].wind / 10 - (hours[0].rain > 0.5 ? 2 : 0)) }
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        VStack(spacing: 4) {
          Text(city).font(.largeTitle).opacity(1 - scrolled / 200)
          Text("\(Int(usesFahrenheit ? hours[0].high * 9 / 5 + 32 : hours[0].high))°").font(.system(size: max(96 - scrolled / 4, 48), weight: .thin))
          Text(hours[0].rain > 0.5 ? "Rain" : hours[0].rain > 0.2 ? "Cloudy" : "Clear").font(.title3)
          HStack {
            Text("H: \(hours.map(\.high).max() ?? 0, specifier: "%.0f")°"); Text("L: \(hours.map(\.low).min() ?? 0, specifier: "%.0f")°")
          }
        }.padding(.top, 40)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 20) {
            ForEach(hours) { hour in
              VStack(spacing: 8) {
                Text(hour.id == 0 ? "Now" : "\(hour.id % 24)").font(.subheadline.bold())
                Image(systemName: hour.rain > 0.5 ? "cloud.rain.fill" : hour.rain > 0.2 ? "cloud.fill" : hour.id % 24 > 6 && hour.id % 24 < 20 ? "sun.max.fill" : "moon.fill")
                  .symbolRenderingMode(.multicolor).frame(height: 24)
                if hour.rain > 0.2 { Text(hour.rain, format: .percent.precision(.fractionLength(0))).font(.caption2).foregroundColor(.cyan) }
                Text("\(Int(usesFahrenheit ? hour.high * 9 / 5 + 32 : hour.high))°")
              }.frame(height: 96)
            }
          }.padding()
        }.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
        VStack(spacing: 0) {
          ForEach(days) { day in
            HStack {
              Text(day.id == 0 ? "Today" : Calendar.current.shortWeekdaySymbols[day.id % 7]).frame(width: 60, alignment: .leading)
              Text("\(Int(day.low))°").foregroundStyle(.secondary).frame(width: 36, alignment: .trailing)
              GeometryReader { proxy in
                let lowest = days.map(\.low).min() ?? 0, highest = days.map(\.high).max() ?? 1
                Capsule().fill(.quaternary).frame(height: 4)
                Capsule()
                  .fill(LinearGradient(colors: [.blue, day.high > 25 ? .red : day.high > 15 ? .orange : .green], startPoint: .leading, endPoint: .trailing))
                  .frame(width: proxy.size.width * (day.high - day.low) / (highest - lowest), height: 4)
                  .offset(x: proxy.size.width * (day.low - lowest) / (highest - lowest))
              }.frame(height: 4)
              Text("\(Int(day.high))°").frame(width: 36, alignment: .trailing)
            }.padding(.vertical, 10)
            if day.id != days.last?.id { Divider().overlay(.white.opacity(0.3)) }
          }
        }.padding(.horizontal).background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
          GridRow {
            GroupBox {
              Text("\(hours[0].wind, specifier: "%.1f") km/h").font(.title2).frame(maxWidth: .infinity, alignment: .leading)
            } label: {
              Label("Wind", systemImage: "wind")
            }
            GroupBox {
              Text(hours[0].rain, format: .percent).font(.title2).frame(maxWidth: .infinity, alignment: .leading)
            } label: {
              Label("Rain", systemImage: "umbrella")
            }
          }
          GridRow { GroupBox("Felt") { Text("\(felt)°").font(.title2) }.gridCellColumns(2) }
        }
      }.padding(.horizontal, sizeClass == .regular ? 80 : 16)
    }
    .background(
      LinearGradient(
        stops: [.init(color: hours[0].rain > 0.5 ? .gray : .blue, location: 0), .init(color: .cyan.opacity(0.5), location: 0.6), .init(color: .white, location: 1)],
        startPoint: .top, endPoint: .bottom
      ).ignoresSafeArea()
    )
    .foregroundStyle(.white)
    .refreshable { isRefreshing = true }
    .toolbar {
      Menu {
        Toggle("Fahrenheit", isOn: $usesFahrenheit); Button("Refresh") { isRefreshing = true }
      } label: {
        Image(systemName: "ellipsis")
      }
    }
  }
}
