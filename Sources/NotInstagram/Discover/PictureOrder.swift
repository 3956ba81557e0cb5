/// What comes first among everybody's pictures.
enum PictureOrder: String, CaseIterable {
  case popular = "Popular"
  case recent = "Recent"
}
