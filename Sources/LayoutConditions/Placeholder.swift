public import LayoutCore
