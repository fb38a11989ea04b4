import Foundation

/// The texts that `--help` and `--version` print.
enum Usage {
  static let version = "1.0.0\n"

  static let help = """
    Usage: waterfall [options] [FILE]

    Lays items out in columns and shows where they are as a picture, a page, JSON or a table.

    FILE, or standard input if it is left out or "-", holds one item a line:

      WIDTH HEIGHT [LABEL]

    The height is scaled to the width of the column; in a horizontal layout the width is scaled to the
    height of the row. A line "# Title" starts a section with a 44-point header. FILE may also be a
    JSON document, see below. ImageMagick lists photos turned as they are shown, and of an animation
    the first frame:

      for photo in photos/*; do
        echo "$(convert "$photo[0]" -auto-orient -format '%w %h' info:) $photo"
      done

    Output:
      --format FORMAT            svg (the default), html, json or text; html shows images where
                                 labels are URLs or paths relative to the page
      --output FILE              write FILE; "-", the default, is standard output

    Input:
      --sample                   lay out a built-in set of 60 photo sizes

    Layout, in points; not together with a JSON document, which has its own:
      --width N                  width of the container (390; of a page 1200)
      --height N                 height of the container (844)
      --columns N                number of columns (2)
      --minimum-column-width N   as many columns as fit at this width (240 in a page without --width)
      --maximum-column-width N   columns are no wider than this
      --column-alignment WORD    where columns stand that don't fill the width: leading (default),
                                 center, trailing, space-between, space-around or space-evenly
      --collapse-empty-columns   columns that have no items vanish
      --column-spacing N         distance between columns (10)
      --item-spacing N           distance between items in a column (10)
      --insets INSETS            N, or TOP,LEADING,BOTTOM,TRAILING: distances around items (0)
      --packing PACKING          shortest-column (the default), flow[:TOLERANCE] (flow:0),
                                 sequential or aligned-rows
      --fill-holes               items take free room above those before them
      --keep-columns             items stay in their columns when something changes
      --stretch                  items reach down to what follows them
      --horizontal               scroll sideways
      --right-to-left            start at the right
      --reversed                 start at the bottom
      --scale N                  pixels in a point: round to whole pixels

      --help                     print this
      --version                  print the version

    A JSON document; what is left out has the defaults above or is 0, and columns count from 0:

      {"container": {"width": 390, "height": 844, "scrollDirection": "vertical" | "horizontal",
                     "layoutDirection": "leftToRight" | "rightToLeft", "isReversed": false,
                     "displayScale": 2, "minimumContentLength": 0},
       "sections": [{"columns": {"count": 2} | {"minimumWidth": 100, "maximumCount": 5},
                     "maximumColumnWidth": 120, "columnAlignment": "leading" | "center"
                       | "trailing" | "spaceBetween" | "spaceAround" | "spaceEvenly",
                     "collapsesEmptyColumns": false, "columnSpacing": 10, "itemSpacing": 10,
                     "contentInsets": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0},
                     "header": {"height": 44, "insets": {...}, "isPinned": false},
                     "footer": {...}, "background": {"insets": {...}},
                     "stamps": [{"height": 60, "span": 1, "edge": "leading" | "trailing",
                                 "offset": 0}],
                     "packing": "shortestColumn" | "sequential" | "alignedRows"
                                  | {"flow": {"tolerance": 16}},
                     "fillsHoles": false, "keepsColumns": false, "stretchesItems": false,
                     "items": [{"height": 120, "span": 1, "column": 0, "label": "a.jpg"}]}]}

    Required are the container with its width (in a horizontal layout, its height), the sections, the
    height in points of each item, header, footer and stamp (in a horizontal layout, their width), and
    the edge of a stamp.

    Exit status: 0; 1 for bad input; 64 for wrong usage. On failure nothing is written.

    """
}
