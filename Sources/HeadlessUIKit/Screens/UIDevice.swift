public import Foundation

/// The device. There is none here: it is held upright, and of no kind.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIDevice: NSObject {
  /// The device the program runs on.
  public class var current: UIDevice { UIDevice() }

  /// How it is held: upright.
  open var orientation: UIDeviceOrientation { .portrait }

  /// Its kind: unspecified.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
}
