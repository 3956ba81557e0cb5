/// A filter for the photos that a picker shows.
///
/// The simulated device's library has only images. It doesn't have videos, Live Photos or screenshots.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case images, none
    case any([PHPickerFilter]), all([PHPickerFilter]), not(PHPickerFilter)
  }

  private let rule: Rule

  /// A filter for images.
  public static let images: PHPickerFilter = PHPickerFilter(rule: .images)
  /// A filter for videos.
  ///
  /// The filter matches nothing, because the simulated device has only images.
  public static let videos: PHPickerFilter = PHPickerFilter(rule: .none)
  /// A filter for Live Photos.
  ///
  /// The filter matches nothing, because the simulated device has only images.
  public static let livePhotos: PHPickerFilter = PHPickerFilter(rule: .none)
  /// A filter for screenshots.
  ///
  /// The filter matches nothing, because the simulated device has only images.
  public static let screenshots: PHPickerFilter = PHPickerFilter(rule: .none)
  /// A filter for screen recordings.
  ///
  /// The filter matches nothing, because the simulated device has only images.
  public static let screenRecordings: PHPickerFilter = PHPickerFilter(rule: .none)
  /// A filter for panoramas.
  ///
  /// The filter matches nothing, because the simulated device has only images.
  public static let panoramas: PHPickerFilter = PHPickerFilter(rule: .none)
  /// A filter for photos with a depth effect.
  ///
  /// The filter matches nothing, because the simulated device has only images.
  public static let depthEffectPhotos: PHPickerFilter = PHPickerFilter(rule: .none)
  /// A filter for bursts.
  ///
  /// The filter matches nothing, because the simulated device has only images.
  public static let bursts: PHPickerFilter = PHPickerFilter(rule: .none)
  /// A filter for slow-motion videos.
  ///
  /// The filter matches nothing, because the simulated device has only images.
  public static let slomoVideos: PHPickerFilter = PHPickerFilter(rule: .none)
  /// A filter for time-lapse videos.
  ///
  /// The filter matches nothing, because the simulated device has only images.
  public static let timelapseVideos: PHPickerFilter = PHPickerFilter(rule: .none)
  /// A filter for cinematic videos.
  ///
  /// The filter matches nothing, because the simulated device has only images.
  public static let cinematicVideos: PHPickerFilter = PHPickerFilter(rule: .none)

  /// Returns a filter for items that match any of the given filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .any(subfilters)) }

  /// Returns a filter for items that match all of the given filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .all(subfilters)) }

  /// Returns a filter for items that don't match the given filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter)) }

  /// Whether images match the filter.
  var letsImagesThrough: Bool {
    switch rule {
    case .images: true
    case .none: false
    case .any(let filters): filters.contains { $0.letsImagesThrough }
    case .all(let filters): filters.allSatisfy { $0.letsImagesThrough }
    case .not(let filter): !filter.letsImagesThrough
    }
  }
}
