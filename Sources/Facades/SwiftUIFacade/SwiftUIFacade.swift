@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
// On devices SwiftUI shows UIKit's and Core Graphics' names too.
@_exported import UIKitFacade
