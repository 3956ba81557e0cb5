extension TestConfiguration {
  /// Sets a number of seconds, or refuses a number that no wait can last.
  mutating func set(_ key: WritableKeyPath<Overrides, Double?>, _ value: Double?, _ name: String, at place: UsageError.Place? = nil) {
    guard let value else { return }
    if value >= 0, value.isFinite {
      overrides[keyPath: key] = value
    } else {
      refusals.append(
        UsageError(
          kind: "configuration.unusableValue", action: "set \(name) to \(value)", reason: "it must be 0 or more seconds",
          expected: "0 or more seconds", actual: "\(value)",
          advice: "set it to 0 or more. The previous value applies until then.", place: place))
    }
  }

  /// Sets the speed of animations, or refuses a speed that would never finish them.
  mutating func setSpeed(_ speed: Double, at place: UsageError.Place?) {
    if speed > 0, speed.isFinite {
      overrides.animationSpeed = speed
    } else {
      refusals.append(
        UsageError(
          kind: "configuration.unusableValue", action: "set animationSpeed to \(speed)", reason: "the speed must be above 0", expected: "a number above 0",
          actual: "\(speed)", advice: "set it to a number above 0. For animations that take no time, write TimeLapse.disableAnimations { … }.", place: place))
    }
  }

  /// Sets the patterns, or refuses them if one isn't a regular expression.
  mutating func setPatterns(_ patterns: [String], at place: UsageError.Place?) {
    for pattern in patterns {
      do {
        _ = try Regex(pattern)
      } catch {
        refusals.append(
          UsageError(
            kind: "configuration.unusableValue", action: "exclude the URLs that match “\(pattern)”", reason: "the pattern isn't a valid regular expression",
            expected: "a regular expression", actual: "“\(pattern)”: \(error)",
            advice: "correct the expression. To match a special character, such as a dot or a bracket, put a backslash before it.", place: place))
        return
      }
    }
    overrides.excludedURLPatterns = patterns
  }

  /// Returns whether waits ignore requests to the given URL.
  ///
  /// - Parameter url: The absolute URL.
  public func excludes(url: String) -> Bool {
    if url.prefix(5).lowercased() == "data:" { return true }
    return excludedURLPatterns.contains { pattern in
      guard let expression = try? Regex(pattern) else { return false }
      return url.firstMatch(of: expression) != nil
    }
  }

  /// Fails the test for each refused value.
  func reportRefusals(at place: UsageError.Place?) {
    for refusal in refusals {
      var refusal = refusal
      refusal.place = refusal.place ?? place
      refusal.report()
    }
  }
}
