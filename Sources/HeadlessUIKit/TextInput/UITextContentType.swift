/// The meaning of a text, so that entries can be suggested.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public var rawValue: String

  /// Creates a type; any name is kept as it is.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A street address.
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
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
