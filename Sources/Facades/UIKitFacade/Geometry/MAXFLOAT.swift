// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is C's.

/// The greatest finite `Float`, a usual initial value in searches for a minimum.
public let MAXFLOAT = Float.greatestFiniteMagnitude
