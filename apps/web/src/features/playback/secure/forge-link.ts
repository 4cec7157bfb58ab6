/** The same link with the last character of its signature changed. */
export function tamper(address: string): string {
  const [, media, token = "", ...rest] = address.split("/");
  const last = token.at(-1) === "A" ? "B" : "A";
  return ["", media, token.slice(0, -1) + last, ...rest].join("/");
}

/** The same link with a later expiry written into it. */
export function prolong(address: string): string {
  const [, media, token = "", ...rest] = address.split("/");
  const [expiry = "", ...signature] = token.split("-");
  const later = (Number.parseInt(expiry, 36) + 30 * 24 * 3_600_000).toString(36);
  return ["", media, [later, ...signature].join("-"), ...rest].join("/");
}

/** The same signature with another title. */
export function borrow(address: string, titleId: string): string {
  const [, media, token, , ...rest] = address.split("/");
  return ["", media, token, titleId, ...rest].join("/");
}
