/// A filter for a picture.
enum PictureFilter: String, CaseIterable, Codable {
  case none = "None"
  case warm = "Warm"
  case cold = "Cold"
  case blackAndWhite = "Black and white"
}
