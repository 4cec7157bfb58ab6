const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Inline styles of an e-mail, by element: light, since programs that ignore media queries are. */
export const styles = {
  body: "margin:0;padding:0;background-color:#f4ede1;-webkit-text-size-adjust:100%",
  /** The line that a list of e-mails shows after the subject. */
  preview: "display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all",
  page: "background-color:#f4ede1",
  margin: "padding:32px 12px",
  column: "width:100%;max-width:560px",
  header: `padding:18px 32px;background-color:#1b0f20;border-radius:14px 14px 0 0;color:#f7c85a;${font};font-size:17px;line-height:24px;font-weight:800;letter-spacing:4px`,
  card: `padding:32px;background-color:#ffffff;border-radius:0 0 14px 14px;color:#3b2b40;${font};font-size:16px;line-height:25px`,
  heading:
    "margin:0 0 16px;color:#1b0f20;font-size:24px;line-height:31px;font-weight:700;letter-spacing:-0.2px",
  paragraph: "margin:0 0 16px",
  facts:
    "width:100%;margin:8px 0 16px;border-top:1px solid #e9dfce;border-bottom:1px solid #e9dfce;font-size:15px;line-height:22px",
  label: "padding:7px 16px 7px 0;color:#75657a;white-space:nowrap;vertical-align:top",
  value: "padding:7px 0;width:100%;overflow-wrap:anywhere",
  buttonRow: "margin:24px 0",
  button: "padding:13px 28px;background-color:#f7c85a;border-radius:999px",
  buttonLink: `color:#2a1503;${font};font-size:16px;line-height:22px;font-weight:700;text-decoration:none`,
  address: "margin:0;color:#75657a;font-size:13px;line-height:20px",
  link: "color:#8a5208;text-decoration:underline;overflow-wrap:anywhere;word-break:break-word",
  footer: `padding:20px 32px 0;color:#75657a;${font};font-size:13px;line-height:20px`,
} as const;

/** For mail programs that support media queries. The button and the header suit both schemes. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #100812 !important; }
  .card { background-color: #281731 !important; color: #e9dfe6 !important; }
  .strong { color: #fdf4e3 !important; }
  .faint { color: #b7a6ba !important; }
  .facts { border-color: #49344f !important; }
  .link { color: #f7c85a !important; }
}
`;
