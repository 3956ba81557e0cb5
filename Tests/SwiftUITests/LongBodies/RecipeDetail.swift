import SwiftUI

// A recipe with amounts scaled by the number of guests, steps with timers and nested groups.

private struct Ingredient: Identifiable {
  let id = UUID()
  var name: String
  var amount: Double
  var unit: String
  var isBought = false
}

private struct RecipeDetail: View {
  let title: String
  @State private var ingredients: [Ingredient] = []
  let steps: [String]
  @State private var guests = 2
  @State private var rating = 0
  @State private var done: Set<Int> = []
  @State private var minutes: [Int: Double] = [:]
  @State private var showsNutrition = false
  @State private var showsVitamins = false
  @State private var note = ""
  @State private var tab = 0
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        GeometryReader { proxy in
          let pulled = max(proxy.frame(in: .global).minY, 0)
          LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
            .frame(width: proxy.size.width, height: 240 + pulled)
            .overlay(alignment: .bottomLeading) { Text(title).font(.largeTitle.bold()).foregroundStyle(.white).shadow(radius: 4).padding() }
            .offset(y: -pulled)
        }.frame(height: 240)
        HStack {
          ForEach(1...5, id: \.self) { star in
            Image(systemName: star <= rating ? "star.fill" : "star").foregroundStyle(star <= rating ? .yellow : .gray).onTapGesture { rating = star == rating ? 0 : star }
          }
          Spacer()
          Label("\(steps.count * 10 + Int(minutes.values.reduce(0, +))) min", systemImage: "clock").font(.subheadline)
        }.padding(.horizontal)
        Picker("Part", selection: $tab) {
          Text("Ingredients").tag(0); Text("Steps (\(done.count)/\(steps.count))").tag(1); Text("Notes").tag(2)
        }.pickerStyle(.segmented).padding(.horizontal)
        switch tab {
        case 0:
          Stepper("For \(guests) \(guests == 1 ? "guest" : "guests")", value: $guests, in: 1...12).padding(.horizontal)
          ForEach($ingredients) { $ingredient in
            Toggle(isOn: $ingredient.isBought) {
              HStack {
                Text(ingredient.name).strikethrough(ingredient.isBought, color: .gray)
                Spacer()
                Text("\((ingredient.amount * Double(guests) / 2).formatted(.number.precision(.fractionLength(0...1)))) \(ingredient.unit)").foregroundStyle(.secondary)
              }
            }.padding(.horizontal).opacity(ingredient.isBought ? 0.5 : 1)
          }
        case 1:
          ForEach(Array(zip(steps.indices, steps)), id: \.0) { index, step in
            HStack(alignment: .top) {
              Text("\(index + 1)").font(.headline).frame(width: 32, height: 32).background(Circle().fill(done.contains(index) ? Color.green : Color.orange.opacity(0.3)))
              VStack(alignment: .leading) {
                Text(step).foregroundStyle(done.contains(index) ? .secondary : .primary)
                Slider(value: Binding(get: { minutes[index] ?? 0 }, set: { minutes[index] = $0 }), in: 0...60, step: 5) { Text("Timer") }
                if let time = minutes[index], time > 0 { Text("\(Int(time)) minutes").font(.caption) }
              }
            }.padding(.horizontal).contentShape(.rect).onTapGesture { done.formSymmetricDifference([index]) }
          }
        default: TextEditor(text: $note).frame(minHeight: 120).border(.separator).padding()
        }
        DisclosureGroup(isExpanded: $showsNutrition.animation()) {
          LabeledContent("Energy", value: "\(Int(ingredients.reduce(0) { $0 + $1.amount * 2 } / Double(guests))) kcal")
          LabeledContent("Fat") { Text("\(Double(guests) * 4.5, specifier: "%.1f") g") }
          DisclosureGroup("Vitamins", isExpanded: $showsVitamins) { ForEach(["A", "B12", "C"], id: \.self) { Text($0).frame(maxWidth: .infinity, alignment: .leading) } }
        } label: {
          Text("Nutrition").font(.headline)
        }.padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top).toolbarBackground(.hidden, for: .navigationBar)
    .toolbar {
      ToolbarItem { ShareLink(item: title) }
      ToolbarItem {
        Button {
          rating = 5
        } label: {
          Image(systemName: rating == 5 ? "heart.fill" : "heart")
        }
      }
    }
  }
}
