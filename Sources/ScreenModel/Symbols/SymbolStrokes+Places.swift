extension SymbolStrokes {
  /// The people, places, weather and nature.
  static let places: [String: SymbolStrokes] = [
    "person": SymbolStrokes(area: ring(12, 7.3, 4.2) + "M3.5 20.8c0-4.2 3.6-6.6 8.5-6.6s8.5 2.4 8.5 6.6z"),
    "person.2": SymbolStrokes(
      area: ring(9, 7.8, 3.6) + "M2 19.8c0-3.8 3-5.9 7-5.9s7 2.1 7 5.9z", lines: "M15.5 4.7a3.3 3.3 0 0 1 0 6.4M18.3 14.3c2.3.8 3.7 2.6 3.7 5.5"),
    "person.3": SymbolStrokes(
      area: ring(12, 8.3, 2.9) + "M6.5 18.8c0-3.1 2.3-4.9 5.5-4.9s5.5 1.8 5.5 4.9z",
      lines: ring(4.6, 9.3, 1.9) + ring(19.4, 9.3, 1.9) + "M4.2 14.3c-1.9.2-3.2 1.4-3.2 3.4h2.5M19.8 14.3c1.9.2 3.2 1.4 3.2 3.4h-2.5"),
    "person.crop.circle": SymbolStrokes(area: ring(12, 12, 9.3), detail: ring(12, 9.3, 3.1) + "M5.5 18.6c1.2-2.4 3.5-3.6 6.5-3.6s5.3 1.2 6.5 3.6"),
    "person.crop.square": SymbolStrokes(area: box(3.2, 3.2, 17.6, 17.6, 3.2), detail: ring(12, 9.5, 3.1) + "M5.5 20.3c.7-3.2 3.2-4.8 6.5-4.8s5.8 1.6 6.5 4.8"),
    "face.smiling": SymbolStrokes(area: ring(12, 12, 9.3), detail: "M7.5 14.5c2 3.2 7 3.2 9 0M8.8 9.3v.6M15.2 9.3v.6"),
    "faceid": SymbolStrokes(lines: corners + "M8 8.5v1.5M16 8.5v1.5M12.3 8.5v4.5H11M8.5 16c2 1.7 5 1.7 7 0"),
    "touchid": SymbolStrokes(lines: "M5 17c1-3 1-4.5 1-6a6 6 0 0 1 12 0c0 2.5 0 4.5-.8 7M9 19.5c1-2.5 1.2-5 1.2-8.5a1.8 1.8 0 0 1 3.6 0c0 4-.3 7-1.5 10M3 10a9 9 0 0 1 15.5-5.5"),
    "hand.thumbsup": SymbolStrokes(area: "M7.5 11l4-8c1.8 0 2.5 1.2 2.3 2.7L13.3 9H19a2 2 0 0 1 2 2.3l-1.3 7.5a2 2 0 0 1-2 1.7H7.5z", lines: "M3.5 11v9.5"),
    "hand.thumbsdown": SymbolStrokes(area: "M16.5 13l-4 8c-1.8 0-2.5-1.2-2.3-2.7l.5-3.3H5a2 2 0 0 1-2-2.3L4.3 5.2a2 2 0 0 1 2-1.7h10.2z", lines: "M20.5 3.5V13"),

    "house": SymbolStrokes(area: "M4.7 10.5v8.8A1.7 1.7 0 0 0 6.4 21h11.2a1.7 1.7 0 0 0 1.7-1.7v-8.8L12 4z", detail: "M9.7 21v-6h4.6v6", lines: "M2.3 12.5L12 3.7l9.7 8.8"),
    "building.2": SymbolStrokes(
      area: box(3, 3, 10, 18, 1.2) + "M13 9h6.8a1.2 1.2 0 0 1 1.2 1.2V21h-8z", detail: "M6.5 7h.1M9.5 7h.1M6.5 11h.1M9.5 11h.1M6.5 15h.1M9.5 15h.1M17 13h.1M17 17h.1"),
    "building.columns": SymbolStrokes(area: "M12 2.8L21 8H3z", lines: "M5.5 11v6M9.8 11v6M14.2 11v6M18.5 11v6M3 20.5h18"),
    "rectangle.portrait.and.arrow.right": SymbolStrokes(lines: "M14 8V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-3M9.5 12h12M18 8.5l3.5 3.5-3.5 3.5"),
    "map": SymbolStrokes(area: "M2.7 6L9 3.2l6 2.8 6.3-2.8V18L15 20.8 9 18l-6.3 2.8z", detail: "M9 3.2V18M15 6v14.8"),
    "mappin": SymbolStrokes(area: ring(12, 6.5, 4), lines: "M12 10.5v11"),
    "location": SymbolStrokes(area: "M21 3L3 10.8l8 2.2 2.2 8z"),
    "globe": SymbolStrokes(area: ring(12, 12, 9.3), detail: "M2.7 12h18.6M12 2.7C6.8 8 6.8 16 12 21.3 17.2 16 17.2 8 12 2.7z"),
    "network": SymbolStrokes(area: ring(12, 12, 9.3), detail: "M2.7 12h18.6M12 2.7v18.6M12 2.7C6.8 8 6.8 16 12 21.3 17.2 16 17.2 8 12 2.7z"),
    "safari": SymbolStrokes(area: ring(12, 12, 9.3), detail: "M16.5 7.5l-2.8 6.2-6.2 2.8 2.8-6.2z"),
    "wifi": SymbolStrokes(lines: "M2.5 9.5a13.5 13.5 0 0 1 19 0M5.8 13a8.8 8.8 0 0 1 12.4 0M9 16.5a4.3 4.3 0 0 1 6 0", dots: dot(12, 19.5)),
    "car": SymbolStrokes(area: "M5.5 5.5h13L20.5 11v7.5h-17V11z", detail: "M3.5 11.5h17M7 15h.1M17 15h.1", lines: "M5.5 18.5v2M18.5 18.5v2"),
    "airplane": SymbolStrokes(area: "M12 2.5c1 0 1.6 1 1.6 2.5V9l8 5v2l-8-2.5v4.3l2.2 1.7v1.5L12 20l-3.8 1v-1.5l2.2-1.7v-4.3L2.4 16v-2l8-5V5c0-1.5.6-2.5 1.6-2.5z"),

    "sun.max": SymbolStrokes(area: ring(12, 12, 4), lines: "M19.5 12h2.3M17.3 17.3l1.6 1.6M12 19.5v2.3M6.7 17.3l-1.6 1.6M4.5 12H2.2M6.7 6.7L5.1 5.1M12 4.5V2.2M17.3 6.7l1.6-1.6"),
    "moon": SymbolStrokes(area: "M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z"),
    "cloud": SymbolStrokes(area: "M7 19a4.7 4.7 0 0 1-.7-9.3 6 6 0 0 1 11.6 1A4.2 4.2 0 0 1 17.5 19z"),
    "bolt": SymbolStrokes(area: "M13.5 2.5L4.5 14H11l-1 7.5L19.5 10H13z"),
    "flame": SymbolStrokes(area: "M12.5 2.5c.5 4 5.8 6 5.8 11.7a6.5 6.5 0 0 1-13 0c0-2.7 1.4-4.7 2.7-5.7.2 1.5.8 2.5 1.8 3C9.6 8.5 10 4.5 12.5 2.5z"),
    "drop": SymbolStrokes(area: "M12 2.5c3.5 4.5 6.5 8 6.5 12a6.5 6.5 0 0 1-13 0c0-4 3-7.5 6.5-12z"),
    "leaf": SymbolStrokes(area: "M20.5 3.5C10 3.5 4 7 4 13.5c0 3.5 2.5 6 6 6 6.5 0 10.5-6 10.5-16z", detail: "M14.5 9.5c-3 1.5-6.5 5-8 8", lines: "M6.2 17.8L3.5 21"),
    "sparkles": SymbolStrokes(area: "M9.5 6.5l1.8 5.2 5.2 1.8-5.2 1.8-1.8 5.2-1.8-5.2-5.2-1.8 5.2-1.8z", lines: "M18.5 2.5v5M16 5h5"),
  ]
}
