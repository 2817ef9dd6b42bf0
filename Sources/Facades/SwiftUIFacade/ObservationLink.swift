#if os(Linux) && !compiler(>=6.3)
  // Before 6.3 the Observation library of a Linux toolchain may lack this function of the Swift runtime, in C++
  // `swift::threading::fatal(char const *, ...)`. Without it no program that imports Observation links.
  // https://github.com/swiftlang/swift/issues/75670
  @_cdecl("_ZN5swift9threading5fatalEPKcz")
  func threadingError(_ message: UnsafePointer<CChar>) -> Never { preconditionFailure(String(cString: message)) }
#endif
