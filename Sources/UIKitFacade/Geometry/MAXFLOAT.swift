// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is C's.

/// The greatest finite `Float`: what distances that are to become smaller begin with.
public let MAXFLOAT = Float.greatestFiniteMagnitude
