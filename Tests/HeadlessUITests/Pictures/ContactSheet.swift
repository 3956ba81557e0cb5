import Foundation
import ScreenModel

/// A page that shows all pictures side by side.
///
/// The page refers to the pictures by their file names, so it works from a folder without a server.
struct ContactSheet {
  /// The names and the sizes of the pictures, in order.
  private(set) var pictures: [(name: String, size: CGSize)] = []

  /// Adds a picture.
  mutating func add(_ name: String, size: CGSize) { pictures.append((name, size)) }

  /// The page, as HTML that's also XML.
  var page: String {
    """
    <!DOCTYPE html>
    <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
    <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Pictures of screens</title>
    <style>
    :root { color-scheme: light dark; --page: #e9e9ee; --text: #1c1c1e; }
    @media (prefers-color-scheme: dark) { :root { --page: #17171a; --text: #e5e5ea; } }
    body { margin: 16px; background: var(--page); color: var(--text); font: 13px/1.4 system-ui, sans-serif; }
    h1 { font-size: 20px; margin: 0 0 12px; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(45%, 210px), 1fr)); gap: 16px; align-items: end; }
    figure { margin: 0; }
    img { display: block; width: 100%; height: auto; border-radius: 8px; }
    figcaption { margin-top: 6px; text-align: center; overflow-wrap: anywhere; }
    </style>
    </head>
    <body>
    <h1>\(pictures.count) screens</h1>
    <main>
    \(pictures.map(Self.figure).joined(separator: "\n"))
    </main>
    <script>document.documentElement.dataset.height = document.documentElement.scrollHeight</script>
    </body>
    </html>

    """
  }

  private static func figure(_ picture: (name: String, size: CGSize)) -> String {
    let (width, height) = (Int(picture.size.width), Int(picture.size.height))
    let image = "<img src=\"\(picture.name).svg\" alt=\"\" width=\"\(width)\" height=\"\(height)\" />"
    return "<figure><a href=\"\(picture.name).svg\">\(image)</a><figcaption>\(picture.name)</figcaption></figure>"
  }
}
