import { createHash, randomBytes } from "node:crypto";

/** What a phone shows for its remote, and the hash that is kept of it. */
export function newPass(): { pass: string; passHash: string } {
  const pass = randomBytes(32).toString("base64url");
  return { pass, passHash: hashPass(pass) };
}

export function hashPass(pass: string): string {
  return createHash("sha256").update(pass).digest("hex");
}
