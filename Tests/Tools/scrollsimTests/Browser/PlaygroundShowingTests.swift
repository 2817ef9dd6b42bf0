import FeelTesting
import Foundation
import Scenes
import TestSupport
import Testing

@Suite("The playground's performed gestures, cards, map and instants", .inBrowser)
struct PlaygroundShowingTests {
  @Test("Each cell of the map, also in the table, shows a gesture with its release and its result")
  @BrowserActor func cells() throws {
    let page = try PlaygroundFile().open(width: 1280)
    try page.wait(until: "document.querySelectorAll('#map button').length === 525")
    let wrong = try page.texts(
      """
      (() => {
        const {page} = playground;
        const {map} = page.examined;
        const engine = new playground.Engine(playground.module);
        const buttons = [...document.querySelectorAll('#map button')];
        return map.velocities.flatMap((velocity, row) => map.drags.flatMap((drag, column) => {
          if ((7 * row + column) % 12) return [];
          const cell = map.cells[row][column];
          buttons[row * map.drags.length + column].click();
          const {samples, places: [{offset}]} = page.runs;
          page.takeOver();
          engine.make(0, {...page.scene, scrollView: {...page.scene.scrollView, contentOffset: offset}});
          for (const sample of samples) engine.touch(0, sample);
          engine.advance(0, 60000);
          const [release] = engine.releases(0);
          const says = buttons[row * map.drags.length + column].textContent.replace('−', '-').replace('·', '0');
          return Math.abs(release.x - release.startX - drag) < 0.01 && Math.abs(release.vx - velocity) < 1e-9
            && engine.metrics(0).itemDelta === cell && Number(says) === cell ? [] : [`${drag} ${velocity} ${says}`];
        }));
      })()
      """)
    #expect(wrong == [])
    // Slowly, and then at its speed.
    try page.evaluate("playground.page.examined.cells[15 * 25 + 14].click()")
    let (drag, velocity) = (
      try page.number("playground.page.examined.map.drags[14]"),
      try page.number("playground.page.examined.map.velocities[15]")
    )
    #expect(try page.words("#result") == "Drag \(Int(drag)) pt, release at \(velocity) pt/ms.")
    #expect(try page.number("playground.page.session.speed") == 0.25)
    try page.waitForRest()
    #expect(try page.number("playground.page.rows[0].release().drag") == drag)
    // The frame of the last release is reached with the tab key, and the arrow keys go on from it.
    let framed = "document.querySelector('#map button[tabindex=\"0\"][aria-current=true]')"
    #expect(try page.text("\(framed).dataset.cell") == "15 14")
    try page.evaluate("\(framed).focus()")
    for key in ["ArrowRight", "ArrowUp"] { try page.press(key) }
    #expect(try page.text("document.activeElement.dataset.cell") == "14 15")

    // At rest, an instant of the run is shown as it was.
    let shown = try page.texts(
      """
      (() => {
        const {page} = playground;
        const slider = document.querySelector('.scrub');
        const [row] = page.rows;
        const left = card => (card.getBoundingClientRect().left - row.screen.getBoundingClientRect().left) / row.scale;
        const at = () => [...row.content.children]
          .map(card => `${card.textContent} ${left(card)}`).join();
        const rest = at();
        const wrong = [0, 0.2, 0.5, 1].filter(part => {
          slider.value = part;
          slider.dispatchEvent(new Event('input'));
          const time = part * page.span.end + page.span.since;
          const frame = page.engine.frames(0).findLast(({t}) => t <= time);
          const card = row.content.firstElementChild;
          // Cards of 335 pt and 10 pt between them.
          const isThere = Math.abs(left(card) - (345 * (card.textContent - 1) - frame.x)) < 1e-2;
          return !isThere || !document.getElementById('result').textContent.includes(`A at ${Math.round(frame.x * 100) / 100} pt`);
        });
        const passed = at();
        slider.dispatchEvent(new Event('blur'));
        return [...wrong.map(String), rest === at() ? '' : `${rest} is now ${at()}`].filter(Boolean);
      })()
      """)
    #expect(shown == [])
    #expect(page.problems == [])
  }

  @Test("An arrow key moves one card of every row that snaps; cards are a list with the current one")
  @BrowserActor func cards() throws {
    let page = try PlaygroundFile().open(width: 1280)
    let list = "[...document.querySelectorAll('#row-a [role=list] > [role=listitem]')]"
    try page.evaluate(
      "window.next = \(list).find(card => card.textContent === '2'); document.querySelector('#row-a .screen').focus()")
    try page.press("ArrowRight")
    try page.wait(until: "playground.page.session.samples.length > 0")
    try page.waitForRest()
    // A card that stays on the screen keeps its element, and what reads the page finds the cards in their order.
    #expect(try page.text("next.ariaCurrent + next.isConnected") == "truetrue")
    let order = try page.texts("\(list).map(card => card.textContent)").compactMap(Int.init)
    #expect(order == order.sorted() && Set(order).count == order.count)
    let shown = try page.texts("playground.page.engine.items(0).map(item => `${item.index + 1}`)").compactMap(Int.init)
    #expect(shown.count > 1 && Set(order).isSuperset(of: shown))
    let current =
      "[...document.querySelectorAll('#row-a [role=list] > [role=listitem][aria-current=true]')].map(one => one.getAttribute('aria-label'))"
    #expect(try page.texts(current) == ["Card 2"])
    let wrong = try page.texts(
      """
      playground.page.choices.filter(({scene}) => (scene.snapping.type !== 'none' || scene.scrollView.isPagingEnabled)
        && scene.snapping.type !== 'carousel' && scene.snapping.edition !== 'published').flatMap(({title, scene}) => {
        const {page} = playground;
        page.choose(0, scene);
        page.takeOver();
        const [row] = page.rows;
        const from = row.state.item;
        const key = {key: 'ArrowRight', preventDefault() {}};
        page.key(row, key);
        for (const sample of page.session.queue) page.engine.touch(0, sample);
        page.engine.advance(0, 30000);
        return row.state.item === from + 1 ? [] : [`${title}: ${row.state.item}`];
      })
      """)
    #expect(wrong == [])
    #expect(page.problems == [])
  }

  @Test("The cards on the screen are those of the engine, also in a variant of a row that was seen before")
  @BrowserActor func stale() throws {
    let page = try PlaygroundFile(["--preset", "app-store"]).open(width: 1280)
    try page.evaluate("playground.page.compare(false); playground.page.takeOver()")
    let wrong = try page.texts(
      """
      (() => {
        const {page} = playground;
        const [row] = page.rows;
        const wrong = what => {
          const box = row.screen.getBoundingClientRect();
          const right = row.engine.items(0).map(({index, x}) => `${index} ${Math.round(x - row.state.x)}`);
          return [...row.content.children].map(card => ({card, at: card.getBoundingClientRect()}))
            .filter(({at}) => at.right > box.left + 1 && at.left < box.right - 1)
            .map(({card, at}) => `${card.index} ${Math.round((at.left - box.left) / row.scale)}`)
            .filter(card => !right.includes(card)).map(card => `${what}: ${card} is not of ${right}`);
        };
        const shown = what => row.snapPoints.slice(0, 12).flatMap(({x, y}) => {
          row.make(row.scene, {x, y});
          return wrong(`${what} at ${x}`);
        });
        const before = shown('the row');
        const {layout} = page.scene;
        const wide = {...page.scene, layout: {...layout, itemSize: {...layout.itemSize, width: 600}}};
        page.perform(page.runs.samples, {scenes: [wide, null], sentence: ''});
        return [...before, ...wrong('the variant'), ...shown('the variant')];
      })()
      """)
    #expect(wrong == [])
    #expect(page.problems == [])
  }

  @Test("Each complaint of a faulty row that a finger can show is shown: the release is the one of the audit")
  @BrowserActor func complaints() throws {
    var shown: Set<String> = []
    for name in ["minne-published", "cards-published", "carousel-published"] {
      let page = try PlaygroundFile(["--scene", "Fixtures/scenes/\(name).json"]).open(width: 1280)
      try page.waitForComplaints("passed")
      let lines = try page.texts(
        """
        [...document.querySelectorAll('#complaints button')].map(button => {
          const {page} = playground;
          button.click();
          const {samples, places: [{offset}]} = page.runs;
          const says = document.getElementById('result').textContent;
          const [row] = page.rows;
          const engine = new playground.Engine(playground.module);
          engine.make(0, {...row.scene, scrollView: {...row.scene.scrollView, contentOffset: offset}});
          // The variant of the view, which the words name too.
          engine.make(1, page.scene);
          const [varied, plain] = [0, 1].map(number => engine.state(number));
          const number = (pattern, otherwise) => Number(says.match(pattern)?.[1] ?? otherwise);
          const isVaried = varied.minimumX === plain.minimumX - number(/inset shifted by (\\S+) pt/, 0)
            && varied.width === number(/bounds (\\S+) pt long/, plain.width)
            && /mirrored/.test(says) === (row.scene.scrollView.layoutDirection === 'rightToLeft');
          page.takeOver();
          for (const sample of samples) engine.touch(0, sample);
          engine.advance(0, 1e5);
          const wanted = says.match(/released at (\\S+) pt, velocity (\\S+) pt\\/ms/)?.slice(1).map(Number);
          const [release] = engine.releases(0);
          const isRight = wanted ? Math.abs(release.x - wanted[0]) < 0.51 && Math.abs(release.vx - wanted[1]) < 1e-3 : !release;
          return `${isRight && isVaried ? '' : `${JSON.stringify(release)} `}${button.ariaLabel.slice(8)}`;
        })
        """)
      #expect(lines.filter { $0.contains(" ") } == [])
      shown.formUnion(lines)
      #expect(page.problems == [])
    }
    #expect(shown.isSuperset(of: ["right-to-left", "ignored-insets", "trapped-in-long-item", "against-the-finger"]))
  }
}
