extension GalleryPage {
  static let style = """
    :root{color-scheme:light dark;--paper:#fbfbfd;--card:#ffffff;--ink:#14181f;--muted:#5b6472;
    --line:#e3e6ec;--accent:#1d4ed8;--on-accent:#ffffff;--code:#f5f6f9;--comment:#5f6b7a;
    --string:#a3330f;--number:#7a3e9d;--key:#9b2393;--type:#0b5f73;--yes:#137a3f;--no:#b42318;
    --part:#8a5a00}
    @media (prefers-color-scheme:dark){:root{--paper:#0d1117;--card:#151b24;--ink:#eef1f6;
    --muted:#a1abba;--line:#262e3a;--accent:#8db4ff;--on-accent:#0d1117;--code:#11161e;
    --comment:#8d98a8;--string:#ffab8a;--number:#d2a8ff;--key:#ff9fd5;--type:#8adbe8;--yes:#5bd38c;
    --no:#ff8a80;--part:#f0c26b}}
    *{box-sizing:border-box}
    html{scroll-behavior:smooth;scroll-padding-top:72px}
    @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:16px/1.55 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
    header,main,footer{max-width:1240px;margin:0 auto;padding:0 24px}
    header{padding-top:56px}
    .skip{position:absolute;left:-999px;top:0;padding:8px 16px;background:var(--card);z-index:3}
    .skip:focus{left:8px;top:8px}
    .brand{margin:0 0 8px;font-weight:600;color:var(--accent);letter-spacing:.01em}
    h1{margin:0 0 12px;font-size:clamp(28px,4.4vw,44px);line-height:1.12;letter-spacing:-.02em;
    max-width:20ch}
    h2{margin:0;font-size:26px;line-height:1.2;letter-spacing:-.01em}
    p{margin:0}.lead{max-width:62ch;font-size:18px;color:var(--muted)}
    a{color:var(--accent);text-underline-offset:3px}
    a:focus-visible,pre:focus-visible,.film:focus-visible,summary:focus-visible,
    input:focus-visible+span{outline:2px solid var(--accent);outline-offset:2px;border-radius:6px}
    nav ul{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;margin:28px 0 0;padding:0}
    nav a{display:inline-block;padding:4px 0;text-decoration:none}
    nav a:hover{text-decoration:underline}
    .switches{display:flex;flex-wrap:wrap;gap:12px 28px;margin:24px 0 0;padding:16px 0;
    border-top:1px solid var(--line)}
    fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:8px;align-items:center}
    legend{float:left;padding:0 10px 0 0;font-size:14px;color:var(--muted)}
    label{position:relative;font-size:14px;cursor:pointer}
    input{position:absolute;opacity:0;inset:0;width:100%;height:100%;margin:0;cursor:pointer}
    label span{display:block;padding:6px 14px;border:1px solid var(--line);border-radius:99px;
    background:var(--card)}
    input:checked+span{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
    section{padding:44px 0;border-top:1px solid var(--line)}
    .head{display:flex;flex-wrap:wrap;gap:12px 32px;justify-content:space-between;
    align-items:flex-end;margin-bottom:22px}
    .head p{max-width:68ch;margin-top:4px;color:var(--muted)}
    .head .links{display:flex;flex-wrap:wrap;gap:8px 18px;align-items:center;font-size:15px}
    .main{padding:8px 16px;border-radius:99px;background:var(--accent);color:var(--on-accent);
    text-decoration:none;font-weight:600}
    .stage{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:32px;align-items:start}
    .phone{justify-self:center}
    .phone img{border-radius:22px;box-shadow:0 1px 2px #0000001f,0 12px 40px #0000001f}
    .laid-out img{border-radius:6px!important;background:#fff}
    .code{display:grid;gap:12px}
    pre{margin:0;padding:18px 20px;overflow-x:auto;background:var(--code);border-radius:12px;
    border:1px solid var(--line);font:13px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,
    "Liberation Mono",monospace}
    .c{color:var(--comment)}.s{color:var(--string)}.n{color:var(--number)}.k{color:var(--key)}
    .t{color:var(--type)}
    .film{display:flex;gap:20px;overflow-x:auto;list-style:none;margin:26px -24px 0;
    padding:4px 24px 14px;align-items:flex-end}
    figure{margin:0}figcaption{margin-top:8px;font-size:13px;color:var(--muted);
    font-variant-numeric:tabular-nums}
    .film img{border-radius:8px;box-shadow:0 1px 2px #0000001f,0 4px 16px #00000014}
    img{display:block;height:auto;max-width:100%}.film img{max-width:none}
    .phone a,.film a{display:none}
    body:has(#look-seen:checked) .seen.ltr{display:block}
    body:has(#look-laid-out:checked) .laid-out.ltr{display:block}
    body:has(#rtl:checked) .ltr.ltr{display:none}
    body:has(#rtl:checked):has(#look-seen:checked) .seen.rtl,
    body:has(#rtl:checked):has(#look-laid-out:checked) .laid-out.rtl{display:block}
    @media (min-width:761px){body:has(#look-laid-out:checked) .stage{grid-template-columns:minmax(0,1fr)}
    body:has(#look-laid-out:checked) .phone{order:-1;justify-self:start}
    .phone .laid-out img{height:auto;width:min(100%,1000px)}}
    .proof{margin-top:14px;font-size:14px;color:var(--muted)}
    summary{cursor:pointer;padding:4px 0}
    .proof ul{margin:8px 0 0;padding:0;list-style:none}.proof li{padding:3px 0}
    .yes b{color:var(--yes)}.no b{color:var(--no)}.part b{color:var(--part)}
    .opening p{margin:4px 0 20px;color:var(--muted);max-width:80ch}
    iframe{display:block;width:100%;height:860px;border:1px solid var(--line);border-radius:16px;
    background:var(--card)}
    @media (max-width:1000px){iframe{display:none}}
    footer{padding:32px 24px 64px;color:var(--muted);font-size:14px;border-top:1px solid var(--line)}
    @media (max-width:760px){header{padding-top:36px}section{padding:32px 0}
    .stage{grid-template-columns:minmax(0,1fr)}.phone{order:-1}pre{font-size:12px;padding:14px}}
    """
}
