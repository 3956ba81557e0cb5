import Foundation
import SwiftData

/// A country whose deletion deletes its cities.
@Model
final class Country {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \City.country) var cities: [City] = []

  init(name: String) { self.name = name }
}

@Model
final class City {
  @Attribute(.unique) var code: String
  var name: String
  var country: Country?
  @Relationship(inverse: \Mayor.city) var mayor: Mayor?

  init(code: String, name: String, country: Country? = nil, mayor: Mayor? = nil) {
    self.code = code
    self.name = name
    self.country = country
    self.mayor = mayor
  }
}

@Model
final class Mayor {
  var name: String
  var city: City?

  init(name: String) { self.name = name }
}

/// A visit that must have a city.
@Model
final class Visit {
  var city: City

  init(city: City) { self.city = city }
}

/// Papers of all kinds have different titles.
@Model
class Paper {
  @Attribute(.unique) var title: String

  init(title: String) { self.title = title }
}

@Model
final class Weekly: Paper {
  var issue: Int
  var city: City?

  init(title: String, issue: Int, city: City? = nil) {
    self.issue = issue
    self.city = city
    super.init(title: title)
  }
}
