/// What a text is about, so that it can be proposed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public var rawValue: String

  /// Creates a type; any name is kept as it is.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name's first part.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The address of a house.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that serves once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
