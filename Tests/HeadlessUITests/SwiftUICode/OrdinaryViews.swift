import Foundation
import HeadlessUI
import Observation

// View code in the style of ordinary SwiftUI apps. It must compile with only a different import. `OrdinaryCodeTests` runs it.

struct Recipe: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var minutes: Int
  var isFavorite = false
  var ingredients: [String] = []
}

@MainActor @Observable
final class RecipeStore {
  var recipes: [Recipe] = [
    Recipe(title: "Pancakes", minutes: 20, ingredients: ["Flour", "Milk", "Eggs"]), Recipe(title: "Ramen", minutes: 45, isFavorite: true),
  ]
  var isLoading = false
  var errorMessage: String?

  func refresh() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .seconds(1))
    recipes.append(Recipe(title: "Soup", minutes: 30))
  }
}

struct CardModifier: ViewModifier {
  var padding: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .background(Color.gray.opacity(0.1))
      .cornerRadius(12)
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
  }
}

extension View {
  func card(padding: CGFloat = 12) -> some View { modifier(CardModifier(padding: padding)) }
}

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding()
      .background(RoundedRectangle(cornerRadius: 10).fill(Color.accentColor))
      .foregroundColor(.white)
      .opacity(configuration.isPressed ? 0.7 : 1)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct RecipesView: View {
  @State private var store = RecipeStore()
  @State private var path = NavigationPath()
  @State private var isAdding = false
  @State private var draft = ""

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Favorites") {
          ForEach(store.recipes.filter(\.isFavorite)) { recipe in row(for: recipe) }
        }
        Section {
          ForEach(store.recipes) { recipe in row(for: recipe) }
        } header: {
          Text("All")
        } footer: {
          Text("\(store.recipes.count) recipes").font(.caption).foregroundStyle(.secondary)
        }
        .listRowSeparator(.hidden)
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Recipes")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Recipe.self) { recipe in RecipeDetail(recipe: recipe, store: store) }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: { isAdding = true }) { Image(systemName: "plus").imageScale(.large) }
            .accessibilityLabel("Add")
            .accessibilityHint("Adds a recipe")
        }
        ToolbarItemGroup(placement: .navigationBarLeading) {
          if store.isLoading { ProgressView() } else { Button("Refresh") { Task { await store.refresh() } } }
        }
      }
      .sheet(isPresented: $isAdding) {
        AddRecipeView { title in withAnimation(.spring()) { store.recipes.append(Recipe(title: title, minutes: 10)) } }
          .presentationDetents([.medium, .large])
      }
      .alert("Error", isPresented: .constant(store.errorMessage != nil), presenting: store.errorMessage) { _ in
        Button("OK", role: .cancel) { store.errorMessage = nil }
      } message: { message in
        Text(message)
      }
      .overlay {
        if store.recipes.isEmpty {
          VStack(spacing: 12) {
            Image(systemName: "fork.knife").resizable().scaledToFit().frame(width: 60, height: 60).foregroundStyle(.tertiary)
            Text("No recipes").font(.title2.bold()).multilineTextAlignment(.center)
          }
          .transition(.opacity.combined(with: .scale))
        }
      }
    }
    .tint(.orange)
    .preferredColorScheme(.dark)
  }

  @ViewBuilder
  private func row(for recipe: Recipe) -> some View {
    NavigationLink(value: recipe) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Circle().fill(recipe.isFavorite ? Color.yellow : .gray).frame(width: 10, height: 10)
        VStack(alignment: .leading, spacing: 2) {
          Text(recipe.title).font(.headline).foregroundStyle(.primary).lineLimit(1)
          Text("\(recipe.minutes) min").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        if recipe.isFavorite { Image(systemName: "star.fill").foregroundColor(.yellow).accessibilityHidden(true) }
      }
      .contentShape(Rectangle())
    }
    .accessibilityIdentifier("recipe-\(recipe.title)")
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  let store: RecipeStore
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading, spacing: 16) {
        GeometryReader { proxy in
          LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom).frame(width: proxy.size.width, height: 120)
        }
        .frame(height: 120)
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        Text(recipe.title).font(.system(size: 28, weight: .bold, design: .rounded)).accessibilityAddTraits(.isHeader)
        Divider()
        LazyVStack(alignment: .leading) { ForEach(recipe.ingredients, id: \.self) { Label($0, systemImage: "checkmark.circle") } }
        Group {
          switch recipe.minutes {
          case ..<30: Text("Quick").card()
          case 30..<60: Text("Takes a while").card(padding: 20)
          default: EmptyView()
          }
        }
        ProgressView("Time", value: Double(recipe.minutes), total: 60)
        Button("Delete", role: .destructive) {
          store.recipes.removeAll { $0.id == recipe.id }
          dismiss()
        }
        .buttonStyle(PrimaryButtonStyle())
        Text(colorScheme == .dark ? "dark" : "light").fixedSize().zIndex(1).offset(y: -2).padding(.top, 4)
      }
      .padding(.horizontal)
    }
    .ignoresSafeArea(edges: .bottom)
    .navigationTitle(Text(recipe.title))
    .onAppear(perform: load)
  }

  private func load() {}
}

struct AddRecipeView: View {
  enum Field: Hashable { case title, notes }

  let onAdd: (String) -> Void
  @State private var title = ""
  @State private var notes = ""
  @State private var isPublic = true
  @FocusState private var focusedField: Field?
  @Environment(\.dismiss) var dismiss

  var body: some View {
    NavigationView {
      VStack {
        TextField("Title", text: $title)
          .textFieldStyle(.roundedBorder)
          .textInputAutocapitalization(.words)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .focused($focusedField, equals: .title)
          .onSubmit { focusedField = .notes }
        TextField("Notes", text: $notes, prompt: Text("Optional"))
          .keyboardType(.default)
          .focused($focusedField, equals: .notes)
          .border(.secondary)
        Toggle("Public", isOn: $isPublic.animation()).toggleStyle(.switch).tint(.green)
        Spacer()
        Button {
          onAdd(title)
          dismiss()
        } label: {
          Text("Save").bold()
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
      }
      .padding()
      .onAppear { focusedField = .title }
      .task(id: title) { try? await Task.sleep(nanoseconds: 300_000_000) }
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: dismiss.callAsFunction) } }
    }
  }
}
