import SwiftUI
import UniformTypeIdentifiers

/// The other SwiftUI names for modifiers.
///
/// Each line only has to compile, in both language modes.
@MainActor
struct ViewNameUses {
  @Namespace private var namespace

  func looks(_ view: some View) -> some View {
    view
      .listSectionMargins(.horizontal, 8)
      .alternatingRowBackgrounds(.enabled)
      .buttonSizing(.flexible)
      .typesettingLanguage(Locale.Language(identifier: "de"))
      .defaultHoverEffect(.lift)
      .focusSection()
      .focusScope(namespace)
      .labelsVisibility(.hidden)
      .disableAutocorrection(true)
  }

  func newerLooks(_ view: some View) -> some View {
    view
      .searchToolbarBehavior(.minimize)
      .tabBarMinimizeBehavior(.onScrollUp)
      .toolbarTitleDisplayMode(.inlineLarge)
      .glassEffectTransition(.matchedGeometry)
      .scrollEdgeEffectStyle(.hard, for: .top)
      .presentationContentInteraction(.resizes)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .keyboardShortcut(.cancelAction)
  }

  func symbols() -> some View {
    Image(systemName: "star")
      .allowedDynamicRange(.constrainedHigh)
      .symbolVariableValueMode(.color)
      .symbolColorRenderingMode(.flat)
      .symbolEffect(.wiggle.wholeSymbol.counterClockwise)
      .symbolEffect(.breathe)
      .symbolEffect(.variableColor.cumulative.nonReversing.dimInactiveLayers)
      .symbolEffect(.variableColor.hideInactiveLayers)
      .symbolEffect(.drawOn)
      .symbolEffect(.drawOff)
  }

  func replacesSymbols(_ view: some View) -> some View {
    view.contentTransition(.symbolEffect(.replace.offUp)).font(.body.smallCaps().lowercaseSmallCaps().uppercaseSmallCaps())
  }

  func behaves(_ view: some View) -> some View {
    view
      .scaledToFill()
      .scrollTarget()
      .invalidatableContent()
      .contentShape([.contextMenuPreview, .focusEffect], Rectangle())
  }

  func searches(_ view: some View, text: Binding<String>, scope: Binding<Int>) -> some View {
    view.searchable(text: text, placement: .toolbarPrincipal).searchScopes(scope, activation: .onTextEntry) { Text("All").tag(0) }
  }

  func accessibility(_ view: some View) -> some View {
    view
      .accessibilityScrollAction { _ in }
      .accessibilityRespondsToUserInteraction(true)
      .accessibilityAddTraits([.isLink, .isStaticText, .isSearchField])
      .accessibilityHeading(.h5)
      .accessibilityRotor("Headings") { AccessibilityRotorEntry("First", id: 1) }
  }

  func speaks() -> some View { Text("Done").speechAnnouncementsQueued() }
}
