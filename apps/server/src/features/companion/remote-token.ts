import { createHash, randomBytes } from "node:crypto";

/** What a phone shows for its remote, and the hash that is kept of it. */
export function newRemoteToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashRemoteToken(token) };
}

export function hashRemoteToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
