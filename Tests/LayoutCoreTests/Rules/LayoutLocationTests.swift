import Foundation
import LayoutCore
import Testing

@Suite struct LayoutLocationTests {
  @Test func `Prints like a compiler`() {
    let location = LayoutLocation(fileID: "Shop/CartView.swift", line: 12)
    #expect(location.description == "Shop/CartView.swift:12")
    #expect(location.shortDescription == "CartView.swift:12")
  }

  @Test func `Short form without module is the whole form`() {
    #expect(LayoutLocation(fileID: "main.swift", line: 1).shortDescription == "main.swift:1")
  }

  @Test func `Survives storage`() throws {
    let location = LayoutLocation(fileID: "Shop/Größe.swift", line: 7)
    let data = try JSONEncoder().encode(location)
    #expect(try JSONDecoder().decode(LayoutLocation.self, from: data) == location)
  }
}
