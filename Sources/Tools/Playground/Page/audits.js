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
