extension SymbolStrokes {
  /// The tools, documents and media.
  static let things: [String: SymbolStrokes] = [
    "magnifyingglass": SymbolStrokes(lines: ring(10.3, 10.3, 6.8) + "M15.4 15.4L21 21"),
    "star": SymbolStrokes(area: "M12 2.9l2.5 6.4 6.9.4-5.3 4.4 1.7 6.7-5.8-3.7-5.8 3.7 1.7-6.7-5.3-4.4 6.9-.4z"),
    "heart": SymbolStrokes(area: "M12 20.5C6 16.3 2.7 13 2.7 9a4.9 4.9 0 0 1 9.3-2.2A4.9 4.9 0 0 1 21.3 9c0 4-3.3 7.3-9.3 11.5z"),
    "square.and.arrow.up": SymbolStrokes(lines: openBox + "M12 15.5V2.5M8 6.5l4-4 4 4"),
    "square.and.arrow.down": SymbolStrokes(lines: openBox + "M12 2.5v13M8 11.5l4 4 4-4"),
    "pencil": SymbolStrokes(area: "M3.5 20.5l1.2-5L16.2 4a2 2 0 0 1 2.8 0l1 1a2 2 0 0 1 0 2.8L8.5 19.3z", detail: "M13.7 6.5l3.8 3.8"),
    "pencil.line": SymbolStrokes(area: "M3.5 17.5l1-4.5L14.2 3.3a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8 16.5z", detail: "M12 5.5l3.5 3.5", lines: "M3.5 21h17"),
    "square.and.pencil": SymbolStrokes(
      area: "M9 15.5l.7-3.5 8.6-8.6a1.7 1.7 0 0 1 2.4 2.4L12.3 14.6z",
      lines: "M12 4H6A2.5 2.5 0 0 0 3.5 6.5V18A2.5 2.5 0 0 0 6 20.5h11.5A2.5 2.5 0 0 0 20 18v-6"),
    "trash": SymbolStrokes(
      area: "M5.5 6.5l1.1 13A1.7 1.7 0 0 0 8.3 21.2h7.4a1.7 1.7 0 0 0 1.7-1.6l1.1-13.1z", detail: "M10 10.5l.3 6.7M14 10.5l-.3 6.7",
      lines: "M3.5 6.5h17M8.7 6.3V4.5A1.5 1.5 0 0 1 10.2 3h3.6A1.5 1.5 0 0 1 15.3 4.5v1.8"),
    "calendar": SymbolStrokes(
      area: box(3.5, 4.8, 17, 16, 2.5), detail: "M3.5 9.8h17M8 13.5h.1M12 13.5h.1M16 13.5h.1M8 17h.1M12 17h.1", lines: "M8 2.8v3M16 2.8v3"),
    "clock": SymbolStrokes(area: ring(12, 12, 9.3), detail: "M12 6v6l4 2.5"),
    "timer": SymbolStrokes(area: ring(12, 13.5, 7.8), detail: "M12 13.5V9", lines: "M9.5 2.5h5M12 2.5v3"),
    "alarm": SymbolStrokes(area: ring(12, 13, 7.7), detail: "M12 8.5V13l3 2", lines: "M2.7 6.5l3.5-3M21.3 6.5l-3.5-3M7 19l-1.5 2M17 19l1.5 2"),
    "hourglass": SymbolStrokes(area: "M7 3v3.5c0 3 4 3.7 4 5.5s-4 2.5-4 5.5V21h10v-3.5c0-3-4-3.7-4-5.5s4-2.5 4-5.5V3z", lines: "M5 3h14M5 21h14"),
    "bell": SymbolStrokes(
      area: "M4.5 17.8c1.5-1.3 2.3-2.8 2.3-5.3V10a5.2 5.2 0 0 1 10.4 0v2.5c0 2.5.8 4 2.3 5.3z", lines: "M9.8 20.5c.5.8 1.3 1.2 2.2 1.2s1.7-.4 2.2-1.2M12 2.7v1.6"),
    "tag": SymbolStrokes(area: "M3 4.5A1.5 1.5 0 0 1 4.5 3h7L21 12.5a1.7 1.7 0 0 1 0 2.4L14.9 21a1.7 1.7 0 0 1-2.4 0L3 11.5z", detail: ring(7.8, 7.8, 1.2)),
    "paperplane": SymbolStrokes(area: "M21.5 2.5L2.7 10.3l6.8 4.2 4.2 6.8z", detail: "M21.5 2.5l-12 12"),
    "shippingbox": SymbolStrokes(area: "M12 2.5l8.8 4.5v10L12 21.5 3.2 17V7z", detail: "M3.2 7l8.8 4.5L20.8 7M12 11.5v10M7.6 4.8l8.8 4.5v3.2"),
    "gift": SymbolStrokes(
      area: box(3, 7.5, 18, 4.5, 1) + box(4.5, 12, 15, 9, 1), detail: "M12 7.5V21", lines: "M12 7.5C8 7.5 6.5 6 7 4.5S10.5 3 12 7.5c1.5-4.5 4.5-4.5 5-3s-1 3-5 3"),
    "paintpalette": SymbolStrokes(
      area: "M12 3C6.5 3 2.5 7 2.5 12s4 9 9 9c1.7 0 2.5-1 2.5-2.2 0-1.5-1-1.8-.5-3.1.4-1 1.5-1.2 3-1.2h2c2 0 3-1.2 3-3C21.5 6.5 17.5 3 12 3z",
      detail: dot(6.8, 12.5) + dot(8.7, 8.2) + dot(13, 6.8) + dot(17, 9.3)),
    "camera": SymbolStrokes(
      area: "M4.5 6.5h3L9.2 4h5.6l1.7 2.5h3A2 2 0 0 1 21.5 8.5v9.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V8.5a2 2 0 0 1 2-2z", detail: ring(12, 13, 3.8)),
    "video": SymbolStrokes(area: box(2.5, 6, 13.5, 12, 2.5) + "M19 10l2.5-2v8L19 14z"),
    "photo": SymbolStrokes(area: box(2.7, 4, 18.6, 16, 2.5), detail: "M3 17.5l5-5.5 4.5 5 3-3 5.5 4.5" + ring(15.5, 8.8, 1.1)),
    "photo.stack": SymbolStrokes(area: box(3, 8.5, 18, 12.5, 2.5), detail: "M3.3 18.5l4.5-4.5 4 4 2.7-2.7 6 4.2", lines: "M5 5.8h14M7 3h10"),
    "doc": SymbolStrokes(area: page, detail: fold),
    "doc.text": SymbolStrokes(area: page, detail: fold + "M8.5 13h7M8.5 17h7"),
    "doc.plaintext": SymbolStrokes(area: page, detail: fold + "M8.5 13h7M8.5 17h7"),
    "doc.richtext": SymbolStrokes(area: page, detail: fold + "M8.5 11.8h4.3v3.2H8.5zM8.5 18h7"),
    "doc.on.doc": SymbolStrokes(
      area: "M10 7.5h6.3l4.2 4.2v8.3a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8.5 20V9A1.5 1.5 0 0 1 10 7.5z", detail: "M15.8 7.5v4.7h4.7",
      lines: "M5 17A1.5 1.5 0 0 1 3.5 15.5V4A1.5 1.5 0 0 1 5 2.5h8A1.5 1.5 0 0 1 14.5 4"),
    "folder": SymbolStrokes(area: "M2.7 6.5a2 2 0 0 1 2-2h4.6l2.2 2.5h7.8a2 2 0 0 1 2 2V17.5a2 2 0 0 1-2 2H4.7a2 2 0 0 1-2-2z", detail: "M2.7 10.5h18.6"),
    "tray": SymbolStrokes(area: "M6.5 4.5h11l4 9.5v4.5a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5V14z", detail: "M2.5 14H8l1.5 2.5h5L16 14h5.5"),
    "archivebox": SymbolStrokes(area: box(2.5, 4, 19, 4.5, 1) + "M4 8.5h16V18.5a1.7 1.7 0 0 1-1.7 1.7H5.7A1.7 1.7 0 0 1 4 18.5z", detail: "M9.5 12h5M3 8.5h18"),
    "book": SymbolStrokes(area: "M12 5.8C9.8 4.2 6.8 3.6 2.5 4v14.5c4.3-.4 7.3.2 9.5 1.8 2.2-1.6 5.2-2.2 9.5-1.8V4c-4.3-.4-7.3.2-9.5 1.8z", detail: "M12 5.8v14.5"),
    "bookmark": SymbolStrokes(area: "M6 4.5A1.5 1.5 0 0 1 7.5 3h9A1.5 1.5 0 0 1 18 4.5V21l-6-5-6 5z"),
    "newspaper": SymbolStrokes(area: box(2.5, 4.5, 19, 15, 2), detail: "M6 8.5h5v4H6zM14 8.5h4M14 12.5h4M6 16h12"),
    "cart": SymbolStrokes(area: "M5.7 6.5h15l-2 8.5H7z", lines: "M2 3.2h3l2.5 14h11.3", dots: dot(9, 20.3) + dot(17, 20.3)),
    "bag": SymbolStrokes(area: "M4.7 7.5h14.6l1 11.5a2 2 0 0 1-2 2.2H5.7a2 2 0 0 1-2-2.2z", lines: "M8.5 7.5V6.5a3.5 3.5 0 0 1 7 0v1"),
    "creditcard": SymbolStrokes(area: box(2.5, 5, 19, 14, 2.2), detail: "M2.5 9.8h19M6 15h4"),
    "link": SymbolStrokes(lines: "M10 14.3a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L12 5.9M14 9.7a4.5 4.5 0 0 0-6.4 0L4.3 13a4.5 4.5 0 0 0 6.4 6.4l1.3-1.3"),
    "paperclip": SymbolStrokes(lines: "M19.5 11l-8.3 8.3a4.8 4.8 0 0 1-6.8-6.8l8.8-8.8a3.2 3.2 0 0 1 4.5 4.5l-8.6 8.6a1.6 1.6 0 0 1-2.3-2.3L14.5 6.8"),
    "gear": SymbolStrokes(
      area:
        "M10.1 4.9L10.3 2.3L13.7 2.3L13.9 4.9L15.7 5.7L17.7 4L20 6.3L18.3 8.3L19.1 10.1L21.7 10.3L21.7 13.7L19.1 13.9L18.3 15.7L20 17.7L17.7 20L15.7 18.3L13.9 19.1L13.7 21.7L10.3 21.7L10.1 19.1L8.3 18.3L6.3 20L4 17.7L5.7 15.7L4.9 13.9L2.3 13.7L2.3 10.3L4.9 10.1L5.7 8.3L4 6.3L6.3 4L8.3 5.7z",
      detail: ring(12, 12, 3.2)),
    "wrench": SymbolStrokes(area: "M20.5 7l-3.2 3.2-3.5-3.5L17 3.5a5.3 5.3 0 0 0-7 6.7L3.7 16.5a2.7 2.7 0 0 0 3.8 3.8l6.3-6.3a5.3 5.3 0 0 0 6.7-7z"),
    "lock": SymbolStrokes(area: box(4.5, 10.5, 15, 11, 2.2), lines: "M7.8 10.5V7a4.2 4.2 0 0 1 8.4 0v3.5"),
    "lock.open": SymbolStrokes(area: box(3, 10.5, 14, 11, 2.2), lines: "M13.5 10.5V7A4 4 0 0 1 21.5 7v2"),
    "key": SymbolStrokes(area: ring(7.5, 15.8, 4.6), detail: dot(6.9, 16.4), lines: "M10.8 12.5L20 3.3M16.3 7l3.2 3.2"),
    "eye": SymbolStrokes(area: "M1.8 12C4.3 7.7 7.8 5.5 12 5.5s7.7 2.2 10.2 6.5c-2.5 4.3-6 6.5-10.2 6.5S4.3 16.3 1.8 12z", detail: ring(12, 12, 2.9)),
    "printer": SymbolStrokes(area: box(2.5, 8, 19, 9.5, 2), detail: "M7 14h10", lines: "M6.5 8V3.5h11V8M7 14v7h10v-7"),
    "envelope": SymbolStrokes(area: box(2.5, 5, 19, 14, 2.2), detail: "M3.2 6.5l8.8 7 8.8-7"),
    "phone": SymbolStrokes(area: "M7.5 3L4.5 4C3 8 5 12.5 8.3 15.7S16 21 20 19.5l1-3-4.3-3-2.7 2c-2-1-4.5-3.5-5.5-5.5l2-2.7z"),
    "message": SymbolStrokes(area: "M12 3.5c5.3 0 9.5 3.5 9.5 8s-4.2 8-9.5 8c-1 0-2-.1-3-.4L4.5 21l1-4C3.7 15.6 2.5 13.7 2.5 11.5c0-4.5 4.2-8 9.5-8z"),
    "mic": SymbolStrokes(area: box(8.5, 2.5, 7, 12, 3.5), lines: "M5 11.5a7 7 0 0 0 14 0M12 18.5v3M8.5 21.5h7"),
    "play": SymbolStrokes(area: "M6.5 4.2v15.6a.8.8 0 0 0 1.2.7l13-7.8a.8.8 0 0 0 0-1.4l-13-7.8a.8.8 0 0 0-1.2.7z"),
    "pause": SymbolStrokes(area: box(6, 4, 4, 16, 1) + box(14, 4, 4, 16, 1)),
    "stop": SymbolStrokes(area: box(4.5, 4.5, 15, 15, 2)),
    "forward": SymbolStrokes(area: "M3 6v12l8.5-6zM12.5 6v12l8.5-6z"),
    "backward": SymbolStrokes(area: "M21 6v12l-8.5-6zM11.5 6v12L3 12z"),
    "speaker": SymbolStrokes(area: "M4 9h4l6-5v16l-6-5H4z"),
    "speaker.wave.2": SymbolStrokes(area: "M2.5 9h4l5.5-5v16l-5.5-5h-4z", lines: "M15.5 8.5a5 5 0 0 1 0 7M18.7 5.5a9.3 9.3 0 0 1 0 13"),
    "music.note": SymbolStrokes(area: ring(7.5, 18, 2.8), lines: "M10.3 18V4l8 2v4l-8-2"),
    "qrcode": SymbolStrokes(lines: box(3.5, 3.5, 6.5, 6.5, 1) + box(14, 3.5, 6.5, 6.5, 1) + box(3.5, 14, 6.5, 6.5, 1) + "M14 14h2.5v2.5M20.5 14v3M14 20.5h2.5M19 20.5h1.5"),
    "iphone": SymbolStrokes(area: box(6.5, 2, 11, 20, 2.5), detail: "M10.5 18.8h3"),
    "ipad": SymbolStrokes(area: box(4, 2.5, 16, 19, 2.2), detail: "M10.5 18.5h3"),
    "internaldrive": SymbolStrokes(area: box(2.5, 12, 19, 8, 2), detail: "M17 16h.1M13.5 16h.1", lines: "M3 13L6.5 4.5h11L21 13"),
    "cup.and.saucer": SymbolStrokes(area: "M5 4.5h12v6a6 6 0 0 1-12 0z", lines: "M17 6h1.5a2.5 2.5 0 0 1 0 5H17M3.5 20h15"),
    "server.rack": SymbolStrokes(area: box(3, 3.5, 18, 5, 1.2) + box(3, 9.5, 18, 5, 1.2) + box(3, 15.5, 18, 5, 1.2), detail: "M6.5 6h.1M6.5 12h.1M6.5 18h.1"),
    "square.grid.2x2": SymbolStrokes(area: box(3.5, 3.5, 7, 7, 1.5) + box(13.5, 3.5, 7, 7, 1.5) + box(3.5, 13.5, 7, 7, 1.5) + box(13.5, 13.5, 7, 7, 1.5)),
    "square.grid.3x3": SymbolStrokes(area: box(3, 3, 18, 18, 2), detail: "M9 3v18M15 3v18M3 9h18M3 15h18"),
    "chart.bar": SymbolStrokes(area: box(3, 13, 4, 8, 0.8) + box(10, 8, 4, 13, 0.8) + box(17, 3, 4, 18, 0.8)),
    "flag": SymbolStrokes(area: "M5 4c4.5-2 7 2.3 14.5 0v10c-7.5 2.3-10-2-14.5 0z", lines: "M5 3.5V21.5"),
    "fork.knife": SymbolStrokes(area: "M17.5 13V3c-2.5 1-3.5 4-3.5 10z", lines: "M17.5 13v8.5M7.5 12v9.5M4 2.5V8a3.5 3.5 0 0 0 7 0V2.5M7.5 2.5V8"),
  ]

  private static let openBox = "M8 9H6.5A1.5 1.5 0 0 0 5 10.5V20A1.5 1.5 0 0 0 6.5 21.5h11A1.5 1.5 0 0 0 19 20v-9.5A1.5 1.5 0 0 0 17.5 9H16"
  private static let page = "M6.5 2.5h7L19.5 8.5V20A1.5 1.5 0 0 1 18 21.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5z"
  private static let fold = "M13.5 2.5v6h6"
}
