/// Which photos a picker shows.
///
/// The photos of a simulated phone are pictures: no videos, no live photos, no screenshots.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case images, none
    case any([PHPickerFilter]), all([PHPickerFilter]), not(PHPickerFilter)
  }

  private let rule: Rule

  /// Pictures.
  public static let images: PHPickerFilter = PHPickerFilter(rule: .images)
  /// Videos, of which there are none.
  public static let videos: PHPickerFilter = PHPickerFilter(rule: .none)
  /// Live photos, of which there are none.
  public static let livePhotos: PHPickerFilter = PHPickerFilter(rule: .none)
  /// Screenshots, of which there are none.
  public static let screenshots: PHPickerFilter = PHPickerFilter(rule: .none)
  /// Recordings of the screen, of which there are none.
  public static let screenRecordings: PHPickerFilter = PHPickerFilter(rule: .none)
  /// Panoramas, of which there are none.
  public static let panoramas: PHPickerFilter = PHPickerFilter(rule: .none)
  /// Photos with a depth effect, of which there are none.
  public static let depthEffectPhotos: PHPickerFilter = PHPickerFilter(rule: .none)
  /// Series of photos, of which there are none.
  public static let bursts: PHPickerFilter = PHPickerFilter(rule: .none)
  /// Videos in slow motion, of which there are none.
  public static let slomoVideos: PHPickerFilter = PHPickerFilter(rule: .none)
  /// Time-lapse videos, of which there are none.
  public static let timelapseVideos: PHPickerFilter = PHPickerFilter(rule: .none)
  /// Videos with a depth effect, of which there are none.
  public static let cinematicVideos: PHPickerFilter = PHPickerFilter(rule: .none)

  /// Returns a filter for what one of several filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .any(subfilters)) }

  /// Returns a filter for what each of several filters lets through.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .all(subfilters)) }

  /// Returns a filter for what another one leaves out.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter)) }

  /// Whether a picture is let through.
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
