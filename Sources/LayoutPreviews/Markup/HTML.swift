import Foundation

/// Parts of HTML files.
enum HTML {
  /// An anchor that no other group has: two hyphens in a row are in no slug.
  static func id(_ group: String) -> String {
    let slug = XMLText.slug(group)
    guard slug != group else { return "group-\(slug)" }
    // Names with the same letters, or without any, need different anchors, too.
    let code = group.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return "group-\(slug)--\(String(code, radix: 36))"
  }

  static func paragraph(_ text: String) -> String {
    text.isEmpty ? "" : "<p>\(XMLText.escaped(text))</p>\n"
  }

  /// A relative path as a link, escaped so that no part is read as a scheme or a query.
  static func path(_ file: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
    return "./" + (file.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")
  }

  static let style = """
    :root{color-scheme:light dark;--paper:#f8fafc;--card:#ffffff;--ink:#0f172a;--muted:#64748b;
    --line:#e2e8f0;--link:#1d4ed8}
    @media (prefers-color-scheme:dark){:root{--paper:#0b1020;--card:#111827;--ink:#f1f5f9;
    --muted:#94a3b8;--line:#1f2937;--link:#93c5fd}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:15px/1.5 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
    header,main{max-width:1680px;margin:0 auto;padding:24px 24px 0}main{padding:0 24px 48px}
    h1{margin:0 0 4px;font-size:28px}h2{margin:40px 0 4px;font-size:22px}
    h3{margin:28px 0 10px;font-size:14px;color:var(--muted);font-weight:600}
    p{margin:0 0 12px;max-width:72ch;color:var(--muted)}
    nav{display:flex;flex-wrap:wrap;gap:16px}a{color:var(--link)}
    .row{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start}
    figure{margin:0;padding:12px;background:var(--card);border:1px solid var(--line);
    border-radius:10px;max-width:100%}
    img{display:block;max-width:100%;height:auto}
    figcaption,summary{font-size:13px;color:var(--muted)}figcaption{margin-top:8px}
    summary{cursor:pointer}.table{overflow-x:auto;max-height:420px;overflow-y:auto}
    table{border-collapse:collapse;font-size:12px;font-variant-numeric:tabular-nums}
    th,td{padding:2px 10px 2px 0;border-bottom:1px solid var(--line);text-align:right;
    white-space:nowrap}th[scope=row],th:first-child,.text{text-align:left}
    th{font-weight:600}
    fieldset{border:0;margin:16px 0 0;padding:0;display:flex;gap:16px;flex-wrap:wrap}
    legend{float:left;padding:0 12px 0 0;color:var(--muted)}
    body:has(#look-seen:checked) .laid-out,body:has(#look-laid-out:checked) .seen{display:none}
    """
}
