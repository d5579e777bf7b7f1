extension ElementLook {
  /// The look with the colors of a dark one where they differ. Elements that look otherwise in
  /// other ways keep their light look.
  func joined(with dark: ElementLook) -> ElementLook {
    var look = self
    look.fill = joinedColor(fill, dark.fill)
    if let border, let darkBorder = dark.border {
      look.border?.color = joinedColor(border.color, darkBorder.color)
    }
    if let text, let darkText = dark.text {
      look.text?.color = joinedColor(text.color, darkText.color)
    }
    if let shapes, let darkShapes = dark.shapes, shapes.count == darkShapes.count {
      for (index, shape) in darkShapes.enumerated() {
        look.shapes?[index].fill = joinedColor(shapes[index].fill, shape.fill)
      }
    }
    if let lines, let darkLines = dark.lines, lines.count == darkLines.count {
      for (index, line) in darkLines.enumerated() {
        look.lines?[index].color = joinedColor(lines[index].color, line.color)
      }
    }
    return look
  }
}

/// A color with a dark form, if that is another one.
private func joinedColor(_ light: String, _ dark: String) -> String {
  light == dark ? light : "light-dark(\(light), \(dark))"
}

private func joinedColor(_ light: String?, _ dark: String?) -> String? {
  light == dark ? light : joinedColor(light ?? "transparent", dark ?? "transparent")
}
