/** Decodes an e-mail as written by the outbox (RFC 5322, RFC 2045 to 2047). */
export function decodeEmail(source: string): { to: string; subject: string; text: string } {
  const [head, body] = splitPart(source);
  return { to: head("to"), subject: decodeWords(head("subject")), text: readText(head, body) };
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

/** The plain text of an e-mail or of its first text/plain part. */
function readText(head: Head, body: string): string {
  const type = head("content-type");
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    const plain = parts
      .map((part) => splitPart(part.replace(/^\r?\n/, "")))
      .find(([find]) => /^text\/plain/i.test(find("content-type")));
    return plain ? readText(...plain) : "";
  }
  const text = decodeBytes(body, head("content-transfer-encoding").toLowerCase());
  return text.replaceAll("\r\n", "\n").trim();
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
