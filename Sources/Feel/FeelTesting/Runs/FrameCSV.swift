/// The frames of a run as CSV, for spreadsheets and plotting tools.
package enum FrameCSV {
  package static let header = "t_ms,x_pt,y_pt,vx_pt_ms,vy_pt_ms,phase"

  /// Encodes the frames of a run, with the content offsets that clients see.
  package static func encode(_ run: ScrollRun) -> String {
    var text = header + "\n"
    for frame in run.trace.frames {
      let offset = run.trace.contentOffset(frame)
      let numbers = [frame.time, offset.x, offset.y, frame.velocity.x, frame.velocity.y].map(JSONText.number)
      text += numbers.joined(separator: ",") + ",\(frame.phase.rawValue)\n"
    }
    return text
  }
}
