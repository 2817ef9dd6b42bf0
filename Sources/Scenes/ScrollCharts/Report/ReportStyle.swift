enum ReportStyle {
  static var sheet: String {
    """
    :root{color-scheme:light dark;\(ChartTone.variables(dark: false))}
    @media (prefers-color-scheme:dark){:root{\(ChartTone.variables(dark: true))}}
    \(ChartPaint.styleSheet)
    \(rules)
    """
  }

  private static let rules = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--ground);color:var(--ink);
      font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
    .top,main{max-width:1080px;margin:0 auto;padding:0 16px}
    .top{padding-top:40px;padding-bottom:8px}
    h1{margin:0;font-size:30px;line-height:1.2;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere}
    h2{margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:600;overflow-wrap:anywhere}
    h3{margin:0 0 4px;font-size:16px;font-weight:600}
    .summary{margin:8px 0 0;color:var(--muted)}
    h2+.summary{margin:-14px 0 16px}
    nav ul{list-style:none;margin:16px 0 0;padding:0;display:flex;flex-wrap:wrap;gap:4px 20px}
    nav{font-size:14px}
    nav li{margin:0;min-width:0;overflow-wrap:anywhere}
    nav .failures{display:block}
    .failures a{color:var(--failure);font-weight:550}
    a{color:var(--accent);text-decoration:none}
    a:hover{text-decoration:underline}
    main>section{margin:24px 0;padding:24px;background:var(--page);border-radius:16px}
    main>.failure{box-shadow:inset 0 4px var(--failure);overflow:hidden}
    .failure>h2{margin-bottom:8px}
    .why{color:var(--failure);font-size:18px;font-weight:550;overflow-wrap:anywhere}
    p{margin:0 0 12px}
    small{color:var(--muted);font-size:14px}
    code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    code{overflow-wrap:anywhere}
    pre{margin:0 0 20px;padding:14px 16px;background:var(--ground);border-radius:10px;white-space:pre-wrap;overflow-wrap:anywhere}
    .command{color:var(--muted)}
    .command code{color:var(--ink)}
    .figure{overflow-x:auto;margin:0 -8px 20px;padding:0 8px}
    .figure .chart{display:block;width:100%;min-width:640px;max-width:1000px;height:auto;margin:0 auto}
    table{border-collapse:collapse;width:100%;max-width:720px;font-variant-numeric:tabular-nums}
    caption{text-align:left;padding-bottom:8px;color:var(--muted)}
    th,td{padding:6px 16px 6px 0;text-align:right;font-weight:400;border-bottom:1px solid var(--grid)}
    th:first-child{text-align:left}
    thead th{color:var(--muted)}
    th small{font-size:inherit}
    td:nth-child(4),thead th:nth-child(4){padding-right:0}
    .changed td:last-child{color:var(--accent)}
    .hint{display:none;margin:-12px 0 20px;color:var(--muted);font-size:13px}
    strong{font-weight:650}
    ul{margin:0;padding-left:20px}
    li{margin:0 0 8px}
    .finding{margin:0 0 24px}
    details{margin:12px 0 0}
    summary{cursor:pointer;padding:4px 0;color:var(--muted)}
    details ul{padding-top:8px}
    .names{columns:3 260px;list-style:none;padding-left:0;font-variant-numeric:tabular-nums}
    .names li{break-inside:avoid;margin-bottom:4px;overflow-wrap:anywhere}
    .tracks{display:flex;flex-wrap:wrap;gap:20px 32px;justify-content:center;margin-bottom:16px}
    .track{margin:0;min-width:0;display:flex;flex-direction:column;align-items:center}
    figcaption{margin-bottom:8px;font-weight:500;text-align:center;overflow-wrap:anywhere}
    .screen{position:relative;overflow:hidden;border-radius:14px;background:var(--ground);
      box-shadow:0 0 0 1px var(--grid);contain:strict}
    .content{position:absolute;left:0;top:0;width:0;height:0;transform-origin:0 0}
    .item{position:absolute;left:0;top:0;display:flex;align-items:center;justify-content:center;border-radius:10px;
      background:var(--card);box-shadow:inset 0 0 0 1px var(--grid);color:var(--ink);
      font-size:20px;font-weight:500;overflow:hidden}
    .state,.clock{font-variant-numeric:tabular-nums;color:var(--muted);font-size:14px}
    .state{margin:8px 0 0;min-height:1.6em;text-align:center}
    .controls{display:flex;flex-wrap:wrap;align-items:center;gap:8px;max-width:920px;margin:0 auto}
    .controls button,.controls select{font:inherit;color:var(--ink);background:var(--ground);border:0;height:36px;
      border-radius:18px;min-width:36px;padding:0 10px;cursor:pointer}
    .controls .play{color:var(--page);background:var(--accent);min-width:52px}
    .controls .time{flex:1 1 160px;min-width:120px;accent-color:var(--accent)}
    .controls .clock{min-width:150px;text-align:right}
    .controls label{color:var(--muted);font-size:14px}
    .controls .largest{font-size:14px}
    .ruler{margin:8px auto 0;max-width:920px;color:var(--muted);font-size:13px}
    .player{margin-bottom:24px}
    .keys{margin:8px auto 0;max-width:920px;color:var(--muted);font-size:13px}
    .playhead{stroke:var(--accent);stroke-width:1;pointer-events:none}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    .player:focus{outline:none}
    .hint.always{display:block}
    .sheet table{max-width:none;font-size:13px}
    .sheet th,.sheet td{padding:5px 6px}
    .sheet thead th{font-size:13px;overflow-wrap:break-word;vertical-align:bottom}
    .sheet th:first-child{position:sticky;left:-8px;background:var(--page);width:170px;min-width:110px}
    .scale{color:var(--muted);font-size:14px}
    .minis{display:grid;grid-template-columns:repeat(auto-fill,minmax(128px,1fr));gap:16px 12px;margin:0 0 28px}
    .minis figure{margin:0;min-width:0}
    .minis figcaption{margin:6px 0 0;font-size:13px;text-align:left;line-height:1.35}
    .minis small{font-size:13px;font-weight:400;white-space:normal}
    .mini{display:block;width:100%;height:auto;background:var(--ground);border-radius:6px}
    .mini.map path{stroke:none}
    .gesture{margin:0 0 12px;text-align:center;font-weight:600}
    .wishes th,.wishes td{text-align:left}
    .changes{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr));gap:28px 24px}
    .change{margin:0;min-width:0}
    .change figcaption{text-align:left;font-weight:600}
    .change .scale{margin:6px 0 8px;font-size:13px}
    .change ul{list-style:none;padding:0;margin:0 0 10px;font-variant-numeric:tabular-nums;font-size:14px}
    .change li{margin:0}
    s{color:var(--muted);text-decoration-thickness:1px}
    .replay{font:inherit;font-size:14px;color:var(--accent);background:var(--ground);border:0;border-radius:22px;
      min-height:44px;padding:0 16px;cursor:pointer}
    .legend{list-style:none;display:flex;flex-wrap:wrap;gap:4px 16px;padding:0;margin:0 0 16px;font-size:13px}
    .legend li{display:flex;align-items:center;gap:6px;margin:0}
    .legend i{width:16px;height:12px;border-radius:2px}
    dl{margin:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:6px 24px}
    dl div{display:flex;gap:10px;min-width:0}
    dt{font-weight:550;flex:none;min-width:112px}
    dd{margin:0;color:var(--muted);min-width:0;overflow-wrap:anywhere}
    @media (max-width:720px){.hint{display:block}}
    @media (max-width:560px){
      main>section{padding:16px;border-radius:12px}
      .why{font-size:16px}
      .tracks{gap:8px}
      .top{padding-top:24px}
      th,td{padding-right:8px}
      table{font-size:13px}
      thead th{overflow-wrap:break-word;vertical-align:bottom}
      .sheet th:first-child{width:112px;padding-right:4px}
    }
    @media (hover:none),(pointer:coarse){.keys{display:none}}
    @media (max-width:760px){
      .controls .time{order:1;flex-basis:100%}
      .controls label{margin-left:auto}
      .controls .clock{order:2;flex-basis:100%;text-align:left}
    }
    @media (prefers-reduced-motion:no-preference){
      .controls button,.controls select{transition:filter .15s}
      .controls button:hover,.controls select:hover{filter:brightness(.94)}
    }
    @media print{.player,nav{display:none!important}main>section{break-inside:avoid}}
    """
}
