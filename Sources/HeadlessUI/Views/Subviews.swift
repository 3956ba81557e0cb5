/// Unavailable, because containers can't access their subviews.
@available(*, unavailable, message: "Pass the container an array and a view builder for its elements, and use ForEach in the container.")
public struct SubviewsCollection {}

/// Unavailable, because containers can't access their sections.
@available(*, unavailable, message: "Pass the container an array of sections and a view builder for each section, and use ForEach in the container.")
public struct SectionCollection {}

/// Unavailable, because views can't pass values to their containers.
@available(*, unavailable, message: "Keep the values in the model that the container shows, or send them up with preference(key:value:).")
public struct ContainerValues {}

extension Group where Content: View {
  /// Unavailable, because the subviews of a view aren't known before it's laid out.
  @available(*, unavailable, message: "Pass the container an array and a view builder for its elements, and use ForEach in the container.")
  public init<Base: View>(subviews: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Content) { fatalError() }

  /// Unavailable, because the sections of a view aren't known before it's laid out.
  @available(*, unavailable, message: "Pass the container an array of sections and a view builder for each section, and use ForEach in the container.")
  public init<Base: View>(sections: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Content) { fatalError() }
}

extension View {
  /// Unavailable, because views can't pass values to their containers.
  @available(*, unavailable, message: "Keep the value in the model that the container shows, or send it up with preference(key:value:).")
  public func containerValue<Value>(_ key: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> some View { self }
}
