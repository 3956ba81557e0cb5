// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Library", products: [.library(name: "Library", targets: ["Library"])], targets: [.target(name: "Library")])
