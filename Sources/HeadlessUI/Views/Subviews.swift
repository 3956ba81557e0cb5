/// The views that a container is given, one by one: not here.
@available(*, unavailable, message: "Give the container an array and a closure that makes the view of each value, and write ForEach over the array.")
public struct SubviewsCollection {}

/// The sections that a container is given, one by one: not here.
@available(*, unavailable, message: "Give the container an array of sections and a closure that makes the view of each, and write ForEach over the array.")
public struct SectionCollection {}

/// Values that views tell the container around them: not here.
@available(*, unavailable, message: "Keep the values in the model that the container shows, or send them up with preference(key:value:).")
public struct ContainerValues {}

extension Group where Content: View {
  /// Not here: what a view consists of is decided when it is laid out.
  @available(*, unavailable, message: "Give the container an array and a closure that makes the view of each value, and write ForEach over the array.")
  public init<Base: View>(subviews: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Content) { fatalError() }

  /// Not here: what a view consists of is decided when it is laid out.
  @available(*, unavailable, message: "Give the container an array of sections and a closure that makes the view of each, and write ForEach over the array.")
  public init<Base: View>(sections: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Content) { fatalError() }
}

extension View {
  /// Not here: containers are told nothing by the views in them.
  @available(*, unavailable, message: "Keep the value in the model that the container shows, or send it up with preference(key:value:).")
  public func containerValue<Value>(_ key: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> some View { self }
}
