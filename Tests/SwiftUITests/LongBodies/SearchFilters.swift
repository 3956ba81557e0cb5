import SwiftUI

// A sheet of filters with sliders, chips, steppers and a button that shows a count.

private struct FlatFilter: Equatable {
  enum Kind: String, CaseIterable { case flat, house, room }
  var kinds: Set<Kind> = []
  var lowest = 400.0
  var highest = 1_800.0
  var rooms = 2
  var cities: [String] = []
  var hasBalcony = false
  var allowsPets: Bool?
  var available: Date?
  var order = "Newest"
}

private struct SearchFilters: View {
  @Binding var filter: FlatFilter
  let numberOfFlats: (FlatFilter) -> Int
  @State private var city = ""
  @State private var isExpanded = true
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          GroupBox("Kind") {
            HStack {
              ForEach(FlatFilter.Kind.allCases, id: \.self) { kind in
                Button {
                  if filter.kinds.remove(kind) == nil { filter.kinds.insert(kind) }
                } label: {
                  Label(kind.rawValue.capitalized, systemImage: kind == .house ? "house" : kind == .flat ? "building.2" : "bed.double")
                    .padding(.horizontal, 12).padding(.vertical, 8)
                    .background(filter.kinds.contains(kind) ? Color.accentColor : Color(.secondarySystemBackground), in: Capsule())
                    .foregroundStyle(filter.kinds.contains(kind) ? Color.white : Color.primary)
                }.accessibilityAddTraits(filter.kinds.contains(kind) ? [.isSelected, .isButton] : .isButton)
              }
            }
          }
          GroupBox {
            HStack {
              Text("Rent")
              Spacer()
              Text(
                "\(filter.lowest, format: .currency(code: "EUR").precision(.fractionLength(0))) – \(filter.highest, format: .currency(code: "EUR").precision(.fractionLength(0)))"
              ).bold()
            }
            Slider(value: $filter.lowest, in: 0...filter.highest, step: 50) { Text("Lowest rent") }
            Slider(value: $filter.highest, in: filter.lowest...max(filter.lowest + 50, 5_000), step: 50) { Text("Highest rent") }
            Stepper(value: $filter.rooms, in: 1...8) { Text(filter.rooms == 1 ? "1 room" : "\(filter.rooms) rooms") }
          }
          DisclosureGroup("More", isExpanded: $isExpanded) {
            Toggle("Balcony", isOn: $filter.hasBalcony)
            Picker("Pets", selection: $filter.allowsPets) {
              Text("Any").tag(Bool?.none)
              Text("Allowed").tag(Bool?.some(true))
              Text("Not allowed").tag(Bool?.some(false))
            }.pickerStyle(.menu)
            DatePicker("From", selection: Binding(get: { filter.available ?? Date() }, set: { filter.available = $0 }), in: Date()..., displayedComponents: [.date]).opacity(
              filter.available == nil ? 0.5 : 1)
            Picker("Order", selection: $filter.order) { ForEach(["Newest", "Cheapest", "Largest"], id: \.self, content: Text.init) }
          }
          VStack(alignment: .leading) {
            TextField("City", text: $city, prompt: Text("Add a city")).textFieldStyle(.roundedBorder).onSubmit {
              guard !city.isEmpty, !filter.cities.contains(city) else { return }
              filter.cities.append(city)
              city = ""
            }
            ForEach(Array(filter.cities.enumerated()), id: \.offset) { offset, name in
              HStack {
                Text("\(offset + 1). \(name)")
                Spacer()
                Button(role: .destructive) {
                  filter.cities.remove(at: offset)
                } label: {
                  Image(systemName: "xmark.circle.fill")
                }.buttonStyle(.borderless)
              }.transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
            }
          }.animation(.default, value: filter.cities)
        }.padding()
      }
      .navigationTitle("Filters").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Reset") { filter = FlatFilter() }.disabled(filter == FlatFilter()) }
        ToolbarItem(placement: .confirmationAction) { Button(action: { dismiss() }, label: { Image(systemName: "xmark") }) }
      }
      .safeAreaInset(edge: .bottom) {
        Button("Show \(numberOfFlats(filter)) flats") { dismiss() }.buttonStyle(.borderedProminent).controlSize(.large).disabled(numberOfFlats(filter) == 0).padding()
      }
    }
  }
}
