/// The order of the pictures.
enum PictureSortOrder: String, CaseIterable {
  case popular = "Popular"
  case recent = "Recent"
}
