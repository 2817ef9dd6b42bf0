@_exported import Observation
// On devices SwiftUI shows UIKit's and Core Graphics' names too; UIKit's module shows Foundation's.
@_exported import UIKitFacade
