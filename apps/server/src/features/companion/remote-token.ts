import { createHash, randomBytes } from "node:crypto";

/** A new token for a remote, and its hash, which is what the server stores. */
export function newRemoteToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashRemoteToken(token) };
}

export function hashRemoteToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
