import Library

@main
struct Places {
  static func main() {
    print("app: \(Platform.name), library: \(Library.platform), line \(Platform.line) of \(Platform.file)")
  }
}
