import CardRow
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

// block of docs/UIKitCode.md: func theShelfFeelsAsItDid
