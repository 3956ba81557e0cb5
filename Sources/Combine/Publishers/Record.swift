/// A publisher that plays back recorded values and a completion to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values and a completion, in playback order.
  public struct Recording {
    /// The type of the values.
    public typealias Input = Output

    /// The values recorded so far.
    public private(set) var output: [Output] = []

    /// The completion, or `.finished` if none was recorded.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished

    private var isComplete = false

    /// Creates an empty recording.
    public init() {}

    /// Creates a recording of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Records a value.
    ///
    /// Does nothing after the completion.
    public mutating func receive(_ input: Output) { if !isComplete { output.append(input) } }

    /// Records the completion.
    ///
    /// Further completions are ignored.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      if isComplete { return }
      self.completion = completion
      isComplete = true
    }
  }

  /// The recording to play back.
  public let recording: Recording

  /// Creates a publisher with a closure that makes the recording.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher that plays back a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher that plays back values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) { recording = Recording(output: output, completion: completion) }

  /// Attaches the given subscriber to this publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    let buffer = DemandBuffer(subscriber, name: "Record")
    subscriber.receive(subscription: buffer)
    for value in recording.output { buffer.offer(value) }
    buffer.complete(recording.completion)
  }
}
