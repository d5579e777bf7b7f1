import Foundation
import Framewise

/// A container that counts how often it is marked and laid out.
protocol MarkCounting: UIView {
  var marks: Int { get set }
  var passes: Int { get set }
}

final class CountingLayoutView: LayoutView, MarkCounting {
  var marks = 0
  var passes = 0

  override func setNeedsLayout() {
    marks += 1
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

final class CountingLayoutScrollView: LayoutScrollView, MarkCounting {
  var marks = 0
  var passes = 0

  override func setNeedsLayout() {
    marks += 1
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

final class CountingRowView: RowView, MarkCounting {
  var marks = 0
  var passes = 0

  override func setNeedsLayout() {
    marks += 1
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

final class CountingColumnView: ColumnView, MarkCounting {
  var marks = 0
  var passes = 0

  override func setNeedsLayout() {
    marks += 1
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

final class CountingConstraintView: ConstraintView, MarkCounting, StatementHolding {
  var marks = 0
  var passes = 0
  var statements: [LayoutStatement] = []

  override func setNeedsLayout() {
    marks += 1
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

final class CountingSchemeView: SchemeView, MarkCounting {
  var marks = 0
  var passes = 0

  override func setNeedsLayout() {
    marks += 1
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

final class CountingSchemeScrollView: SchemeScrollView, MarkCounting {
  var marks = 0
  var passes = 0

  override func setNeedsLayout() {
    marks += 1
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

final class CountingMatrixView: MatrixView, MarkCounting {
  var marks = 0
  var passes = 0

  override func setNeedsLayout() {
    marks += 1
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}
