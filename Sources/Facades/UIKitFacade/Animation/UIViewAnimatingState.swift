public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
