import FeelTesting
import ScrollPhysics
public enum RunChart { public static func svg(_ run: ScrollRun) -> String { "" } }
