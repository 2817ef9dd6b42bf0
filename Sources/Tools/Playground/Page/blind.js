// A blind test: in ten drags, which of two unnamed rows is which?

const blindDrags = 10;

/** In one of how many tests guesses alone give so many right answers or more. */
function guessesPer(right) {
  const ways = count => (count ? ways(count - 1) * (blindDrags - count + 1) / count : 1);
  return 2 ** blindDrags / Array.from({length: blindDrags - right + 1}, (_, wrong) => ways(wrong)).reduce((sum, one) => sum + one);
}

class BlindTest {
  constructor(page) {
    Object.assign(this, {page, isOn: false, buttons: [$('blind-a'), $('blind-b')]});
    on('blind', 'click', () => this.begin());
    on('blind-end', 'click', () => this.end('The blind test has ended.'));
    this.buttons.forEach((button, index) => { button.onclick = () => this.answer(index); });
  }

  begin() {
    Object.assign(this, {right: 0, answers: 0, isOn: true});
    if (!this.page.scenes[1]) this.page.compare(true);
    this.buttons.forEach((button, index) => { button.textContent = `Row 1 is ${this.page.titles[index]}`; });
    this.next();
  }

  /** Draws which row is the first. */
  next() {
    document.body.classList.add('blind');
    this.first = crypto.getRandomValues(new Uint8Array(1))[0] % 2;
    const {session, scenes} = this.page;
    session.reset(this.first ? [...scenes].reverse() : scenes);
    this.ask(false);
    this.page.say(`Drag ${this.answers + 1} of ${blindDrags}: flick the rows, then say which is which.`);
  }

  /** Lets the answer be given, after a drag. */
  ask(isReady) { for (const button of this.buttons) button.disabled = !isReady; }

  answer(index) {
    this.right += Number(index === this.first);
    this.answers += 1;
    if (this.answers < blindDrags) this.next();
    else this.end(`You were right in ${this.right} of ${blindDrags} drags: guessing does as well once in ${Math.round(guessesPer(this.right))} tests.`);
  }

  end(sentence) {
    this.isOn = false;
    document.body.classList.remove('blind');
    this.page.makeRows();
    this.page.preview();
    this.page.say(sentence);
  }
}
