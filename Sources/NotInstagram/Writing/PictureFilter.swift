/// What is done to a picture before anybody sees it.
enum PictureFilter: String, CaseIterable {
  case none = "None"
  case warm = "Warm"
  case cold = "Cold"
  case blackAndWhite = "Black and white"
}
