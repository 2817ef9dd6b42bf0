// How a metric of the last gesture depends on the number of a control.

/** How many values of the number the curve has. */
const curveSteps = 25;

/** The curve that lies behind the slider of the control that was used last. */
class ParameterCurve {
  constructor(page) {
    this.page = page;
    this.picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    this.picture.setAttribute('preserveAspectRatio', 'none');
    this.picture.setAttribute('viewBox', '0 0 100 100');
    this.picture.classList.add('curve');
    $('curve-metric').append(...tables.metrics.filter(({is}) => is !== 'flag')
      .map(({name}) => new Option(words(name), name, false, name === 'settleDuration')));
    on('curve-metric', 'change', () => this.draw());
    on('controls', 'focusin', ({target}) => {
      const control = target.closest('.control.number');
      if (!control || control.contains(this.picture)) return;
      control.append(this.picture);
      this.draw();
    });
  }

  /** The metric with a value of the number; not a number where the engine refuses it. */
  value(spec, given, gesture) {
    const {engine, scene, runs, edited} = this.page;
    try {
      const varied = changed(scene, spec, given);
      const {item, offset} = runs.places[edited] ?? {};
      engine.make(scratch, placedAt(varied, this.page.offsetOf(varied, item) ?? offset));
      engine.perform(scratch, gesture);
      return engine.metrics(scratch)[$('curve-metric').value];
    } catch (error) {
      if (error instanceof SceneError) return NaN;
      throw error;
    }
  }

  /** Draws the curve over the range of the slider, and says its range. */
  draw() {
    const control = this.picture.closest('.control');
    if (!control?.isConnected || !this.page.runs) return;
    const {spec} = control;
    const [low, high, step] = ['min', 'max', 'step'].map(name => Number(control.querySelector('[type=range]')[name]));
    const metric = $('curve-metric').value;
    const gesture = gestureText('', this.page.runs);
    // Its own number does not change the curve.
    const key = JSON.stringify([changed(this.page.scene, spec, low), gesture, metric, spec.path, high]);
    if (key === this.key) return;
    this.key = key;
    const numbers = Array.from({length: curveSteps}, (_, index) => low + Math.round((high - low) * index / (curveSteps - 1) / step) * step);
    this.points = [...new Set(numbers)].map(number => ({number, value: this.value(spec, number, gesture)}))
      .filter(({value}) => Number.isFinite(value));
    const values = this.points.map(({value}) => value);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const place = ({number, value}) => [(number - low) / (high - low), most > least ? (most - value) / (most - least) : 0.5];
    const line = this.points.map(place).map(([x, y]) => `${(100 * x).toFixed(2)},${(6 + 88 * y).toFixed(2)}`).join(' ');
    this.picture.innerHTML = `<polyline points="${line}"/>`;
    const {unit, is} = tables.metrics.find(({name}) => name === metric);
    const figures = [...new Set([least, most].map(value => metricText(value, is)))].join(' to ');
    $('curve-note').textContent = values.length ? `The last gesture with each ${spec.label.toLowerCase()}: ${figures} ${unit}`
      : `No ${spec.label.toLowerCase()} is possible.`;
  }
}
