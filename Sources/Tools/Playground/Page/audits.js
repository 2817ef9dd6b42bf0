// All audits of a scene, in a worker, so that the row keeps moving.

/** The worker: a module of its own, and one message for each audit. */
function auditor() {
  onmessage = ({data: {module, scene}}) => {
    const engine = new Engine(module);
    engine.make(0, scene);
    // Where there is nothing to audit, the first report says so.
    engine.tables.audits.some((id, index) => {
      const report = engine.audit(0, index);
      postMessage(report);
      return report.nothing;
    });
  };
}

class Audits {
  constructor(module, show) {
    Object.assign(this, {module, show});
    this.address = URL.createObjectURL(new Blob([`${SceneError}${Engine}(${auditor})();`], {type: 'text/javascript'}));
  }

  /** Examines a scene, and shows the reports so far after each audit; a scene before it is forgotten. */
  examine(scene) {
    this.stop();
    let reports = [];
    this.worker = new Worker(this.address);
    this.worker.onmessage = ({data}) => this.show(reports = [...reports, data]);
    this.worker.onerror = event => {
      event.preventDefault();
      this.show([{nothing: 'the checks cannot run this setting'}]);
    };
    this.worker.postMessage({module: this.module, scene});
  }

  stop() { this.worker?.terminate(); }
}
