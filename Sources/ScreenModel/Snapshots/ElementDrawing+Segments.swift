import Foundation

extension ElementDrawing {
  // MARK: Segmented controls

  func drawSegments(on canvas: inout SVGCanvas) { canvas.rect(frame, radius: 9, fill: colors.field, opacity: colors.fieldOpacity) }

  func drawSegment(on canvas: inout SVGCanvas) {
    if properties.isSelected {
      let raised = frame.insetBy(dx: 2, dy: 2)
      canvas.shadow(of: raised, radius: 7)
      canvas.rect(raised, radius: 7, fill: colors.knob)
    } else if let previous = segmentAtLeft, !tree.isSelected(previous) {
      let height = min(16, frame.height)
      canvas.rect(CGRect(x: frame.minX - 0.5, y: frame.midY - height / 2, width: 1, height: height), fill: colors.separator)
    }
    if look.traits.contains(.drawsContent) || !isLeaf { return }
    let box = frame.insetBy(dx: min(4, frame.width / 8), dy: 0)
    let background = properties.isSelected ? colors.knob : colors.track
    guard let room = drawSymbol(before: caption, in: box, color: textColor, background: background, isBold: properties.isSelected, on: &canvas) else { return }
    canvas.text(caption, in: room, .init(size: 13, alignment: .center, fill: textColor, isBold: properties.isSelected))
  }

  private var segmentAtLeft: ElementID? {
    guard let parent = tree.parent(of: id) else { return nil }
    return tree.childSequence(of: parent).first { $0 != id && abs(tree.frame(of: $0).maxX - frame.minX) < 2 }
  }

  // MARK: Steppers

  /// Draws the ground of a stepper, which is below its two buttons.
  func drawStepper(on canvas: inout SVGCanvas) {
    let buttons = tree.childSequence(of: id).filter { tree.type(of: $0) == .button && !tree.isHidden($0) }.map { tree.frame(of: $0) }
    // Only a stepper without buttons draws their signs, because the buttons draw themselves.
    if !isLeaf && buttons.count != 2 { return }
    let ground = isLeaf ? leafStepperFrame : buttons[0].union(buttons[1])
    canvas.rect(ground, radius: 8, fill: colors.field, opacity: colors.fieldOpacity)
    let height = min(18, ground.height)
    canvas.rect(CGRect(x: ground.midX - 0.5, y: ground.midY - height / 2, width: 1, height: height), fill: colors.separator)
    if !isLeaf { return }
    drawLabel(before: ground, on: &canvas)
    let half = CGRect(x: ground.minX, y: ground.minY, width: ground.width / 2, height: ground.height)
    for (sign, box) in [("−", isRightToLeft ? half.offsetBy(dx: half.width, dy: 0) : half), ("+", isRightToLeft ? half : half.offsetBy(dx: half.width, dy: 0))] {
      canvas.text(sign, in: box, .init(size: 20, alignment: .center, fill: textColor))
    }
  }

  private var leafStepperFrame: CGRect {
    let size = CGSize(width: min(94, frame.width), height: min(32, frame.height))
    return inLayout(CGRect(x: frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width, height: size.height))
  }

  /// Draws the sign of one half of a stepper.
  func drawStep(on canvas: inout SVGCanvas) {
    let name = "\(properties.identifier) \(caption)".lowercased()
    let sign = name.contains("decrement") ? "−" : name.contains("increment") ? "+" : nil
    canvas.text(sign ?? caption, in: frame.insetBy(dx: 4, dy: 0), .init(size: sign == nil ? 15 : 20, alignment: .center, fill: textColor))
  }
}
