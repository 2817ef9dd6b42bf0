// A file of the app that need not compile on Linux.
import AVKit
