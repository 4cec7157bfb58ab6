/** Decodes an e-mail as written by the outbox (RFC 5322, RFC 2045 to 2047). */
export function decodeEmail(source: string) {
  const [head, body] = splitPart(source);
  return {
    to: head("to"),
    subject: decodeWords(head("subject")),
    text: readPart([head, body], "plain"),
    html: readPart([head, body], "html"),
  };
}

type Head = (name: string) => string;

function splitPart(part: string): [Head, string] {
  const at = part.search(/\r?\n\r?\n/);
  const head = at < 0 ? part : part.slice(0, at);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const find: Head = (name) => {
    const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? "";
    return line.slice(name.length + 1).trim();
  };
  return [find, at < 0 ? "" : part.slice(at).replace(/^(?:\r?\n){2}/, "")];
}

/** An e-mail's text of a type, or of its first part of the type; empty if it has none. */
function readPart([head, body]: [Head, string], type: "plain" | "html"): string {
  const boundary = /boundary="?([^";]+)"?/i.exec(head("content-type"))?.[1];
  if (boundary) {
    const part = body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((one) => splitPart(one.replace(/^\r?\n/, "")))
      .find(([find]) => isOfType(find, type));
    return part ? readPart(part, type) : "";
  }
  if (!isOfType(head, type)) return "";
  const text = decodeBytes(body, head("content-transfer-encoding").toLowerCase());
  return text.replaceAll("\r\n", "\n").trim();
}

function isOfType(head: Head, type: "plain" | "html"): boolean {
  return (head("content-type") || "text/plain").toLowerCase().startsWith(`text/${type}`);
}

function decodeBytes(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  return encoding === "quoted-printable" ? decodeQuoted(body.replaceAll(/=\r?\n/g, "")) : body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/gi, (_mark, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}

/** `=?UTF-8?Q?Gr=C3=B6=C3=9Fe?=` */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, said: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(said, "base64").toString()
        : decodeQuoted(said.replaceAll("_", " ")),
    );
}
