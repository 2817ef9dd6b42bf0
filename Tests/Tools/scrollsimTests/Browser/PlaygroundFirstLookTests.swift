import Foundation
import Testing

@Suite("The first look at the playground, and comparing two rows", .inBrowser)
struct PlaygroundFirstLookTests {
  @Test("The page begins with a flick by a drawn finger and the sentence of what differs; a touch takes over")
  @BrowserActor func opening() throws {
    let page = try PlaygroundFile().open(moves: true)
    try page.waitForRest()
    #expect(try page.text("playground.page.runs.pointerType") == "performed")
    #expect(
      try page.words("#result")
        == "B, SwiftUI’s viewAligned, goes 1 card farther and settles 1.40\u{A0}s later than A, App Store cards.")
    #expect(try page.words("#row-a .outcome").contains("1 card on"))
    #expect(try page.words("#row-b .outcome").contains("2 cards on"))
    #expect(
      try page.texts("[...document.querySelectorAll('#known button')].map(one => one.textContent)") == [
        "App Store cards", "Photo pager", "Endless banner",
      ])
    // The finger is where the samples are, on both rows, as long as it is down, in frames at times of the test's own.
    let fingers = try page.texts(
      """
      (() => {
        const seen = [], {session, rows} = playground.page, {requestAnimationFrame} = window;
        window.requestAnimationFrame = () => 1;
        document.querySelector('#known button').click();
        const {begun} = session;
        for (let frame = 0; frame < 300 && !session.finished; frame++) {
          session.frame(begun + frame * 1000 / 60);
          for (const row of rows) {
            const x = Number(row.finger.style.transform.match(/[-0-9.]+/)?.[0]);
            const isRight = session.isDown ? Math.abs(x - session.samples.at(-1).x * row.scale) < 0.01 : row.finger.hidden;
            seen.push(!isRight ? 'elsewhere' : session.isDown ? 'down' : 'up');
          }
        }
        Object.assign(window, {requestAnimationFrame});
        session.requested = 0;
        return [...new Set([...seen, session.finished ? 'at rest' : 'moving'])];
      })()
      """)
    #expect(fingers == ["down", "up", "at rest"])
    try page.click("#known button")
    try page.drag(by: -150)
    try page.waitForRest()
    #expect(try page.text("playground.page.runs.pointerType") == "touch")
    #expect(try page.number("playground.page.session.samples.filter(one => one.phase === 'began').length") == 1)
    #expect(page.problems == [])
  }

  @Test(
    "Every named row has a row beside it that the short flick tells apart, and both are named as in their choosers")
  @BrowserActor func pairs() throws {
    let page = try PlaygroundFile().open()
    #expect(try page.number("playground.page.choices.length") == 20)
    let same = try page.texts(
      """
      playground.page.choices.map(({title, scene}, index) => {
        const {page} = playground;
        page.choose(0, scene, page.counterpart(scene));
        const [itemsA, itemsB] = [3, 4].map(row => page.engine.metrics(row));
        const says = document.getElementById('result').textContent;
        const more = Math.abs(itemsB.itemDelta) - Math.abs(itemsA.itemDelta);
        const isSaid = more ? says.includes(`goes ${Math.abs(more)} card`) : says !== ''
        const chosen = page.rows.map(row => row.design.selectedOptions[0].textContent);
        return title === page.titles[0] && chosen.join() === page.titles.join() && isSaid && !/Nobody|Composed/.test(says + chosen)
          ? '' : `${title}: ${chosen}: ${says}`;
      }).filter(Boolean)
      """)
    #expect(same == [])
    // A chooser changes its own row only, and the same preset again resets a changed one.
    try page.click("#known button")
    let other = try page.text("JSON.stringify(playground.page.scenes[1])")
    try page.evaluate(
      "(select => { select.value = 3; select.onchange(); })(document.querySelector('#row-a .design'))")
    #expect(try page.text("playground.page.titles[0]") == "Two flick speeds (minne)")
    #expect(try page.text("JSON.stringify(playground.page.scenes[1])") == other)
    try page.click("#swap")
    #expect(try page.text("playground.page.titles[1]") == "Two flick speeds (minne)")
    #expect(try page.text("JSON.stringify(playground.page.scenes[0])") == other)
    #expect(page.problems == [])
  }

  @Test("A blind test hides which row is which for ten drags, and then says how many answers were right")
  @BrowserActor func blind() throws {
    let page = try PlaygroundFile().open()
    let titles = try page.texts("playground.page.titles")
    try page.click("#blind")
    for drag in 1...10 {
      #expect(try page.words("#result").hasPrefix("Drag \(drag) of 10"))
      #expect(
        try page.text(
          "String([...document.querySelectorAll('.design, .letter, canvas')].some(one => one.getClientRects().length))"
        ) == "false")
      let first = try page.number("playground.page.blind.first")
      #expect(
        try page.text("String(playground.page.rows[0].scene === playground.page.scenes[\(Int(first))])") == "true")
      #expect(try page.words("#blind-b") == "Row 1 is \(titles[1])")
      if drag == 1 {
        #expect(try page.text("String(document.getElementById('blind-a').disabled)") == "true")
        try page.drag(by: -150)
        try page.waitForRest()
      } else {
        try page.evaluate("playground.page.blind.ask(true)")
      }
      // Wrong once, in the last drag.
      try page.click(first == (drag < 10 ? 0 : 1) ? "#blind-a" : "#blind-b")
    }
    #expect(try page.words("#result") == "You were right in 9 of 10 drags: guessing does as well once in 93 tests.")
    #expect(try page.texts("playground.page.titles") == titles)
    #expect(page.problems == [])
  }
}
