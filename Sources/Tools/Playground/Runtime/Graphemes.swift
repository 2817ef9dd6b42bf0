#if hasFeature(Embedded) && arch(wasm32)
  // The standard library asks these functions where a character ends. Documents are read and messages are written by
  // scalars, so that the tables of Unicode, 60 KB, need not come along: every scalar is a character.

  @_cdecl("_swift_stdlib_getGraphemeBreakProperty") func graphemeBreakProperty(_ scalar: UInt32) -> UInt8 { .max }

  @_cdecl("_swift_stdlib_isExtendedPictographic") func isExtendedPictographic(_ scalar: UInt32) -> Bool { false }

  @_cdecl("_swift_stdlib_isInCB_Consonant") func isConsonant(_ scalar: UInt32) -> Bool { false }
#endif
