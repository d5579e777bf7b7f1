/// A scene with windows. There are none here: the type exists for signatures.
open class UIWindowScene: UIScene {}
