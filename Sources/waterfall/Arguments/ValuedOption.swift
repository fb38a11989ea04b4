/// The options with a value.
enum ValuedOption: String, CaseIterable {
  case format = "--format"
  case output = "--output"
  case width = "--width"
  case height = "--height"
  case columns = "--columns"
  case minimumColumnWidth = "--minimum-column-width"
  case maximumColumnWidth = "--maximum-column-width"
  case columnAlignment = "--column-alignment"
  case columnSpacing = "--column-spacing"
  case itemSpacing = "--item-spacing"
  case insets = "--insets"
  case packing = "--packing"
  case scale = "--scale"

  /// Whether the option describes the layout rather than the output.
  var describesLayout: Bool { self != .format && self != .output }

  /// Sets the property that the option stands for.
  func apply(_ value: OptionValue, to options: inout Options) throws(CommandFailure) {
    switch self {
    case .format: options.format = try value.format()
    case .output: options.outputFile = try value.fileName()
    case .width: options.container.size.width = try value.length()
    case .height: options.container.size.height = try value.length()
    case .columns: options.section.columns = .count(try value.count())
    case .minimumColumnWidth:
      options.section.columns = .adaptive(minimumWidth: try value.positiveNumber())
    case .maximumColumnWidth: options.section.maximumColumnWidth = try value.positiveNumber()
    case .columnAlignment: options.section.columnAlignment = try value.columnAlignment()
    case .columnSpacing: options.section.columnSpacing = try value.length()
    case .itemSpacing: options.section.itemSpacing = try value.length()
    case .insets: options.section.contentInsets = try value.insets()
    case .packing: options.section.packing = try value.packing()
    case .scale: options.container.displayScale = try value.positiveNumber()
    }
  }
}
