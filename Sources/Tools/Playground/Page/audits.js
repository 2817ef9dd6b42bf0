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

const auditorAddress = URL.createObjectURL(new Blob([`${SceneError}${Engine}(${auditor})();`], {type: 'text/javascript'}));

/** Examines a scene in a worker, which it returns, and shows the reports so far after each audit. */
function examine(module, scene, show) {
  let reports = [];
  const worker = new Worker(auditorAddress);
  worker.onmessage = ({data}) => show(reports = [...reports, data]);
  worker.onerror = event => {
    event.preventDefault();
    show([{nothing: 'the checks cannot run this setting'}]);
  };
  worker.postMessage({module, scene});
  return worker;
}
