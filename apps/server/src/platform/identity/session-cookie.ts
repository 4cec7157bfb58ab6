import { createHash, randomBytes } from "node:crypto";

/** The cookie that carries a session's token: opaque and random, of which only a hash is kept. */
export class SessionCookie {
  readonly #name: string;
  readonly #secure: string;

  constructor(isHttps: boolean) {
    // Browsers take `__Host-` only over https; on a home network televisions come over http.
    this.#name = isHttps ? "__Host-gm_s" : "gm_s";
    this.#secure = isHttps ? "; Secure" : "";
  }

  /** A new token's hash, and the `Set-Cookie` that carries it for so long. */
  issue(ageMs: number): { tokenHash: string; setCookie: string } {
    const token = randomBytes(32).toString("base64url");
    const age = Math.max(0, Math.floor(ageMs / 1000));
    const setCookie = `${this.#name}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${this.#secure}`;
    return { tokenHash: hashToken(token), setCookie };
  }

  /** The hash of the token that came with a request, or null. */
  read(cookies: string | undefined): string | null {
    for (const pair of cookies?.split(";") ?? []) {
      const [key, value] = pair.trim().split("=", 2);
      if (key === this.#name && value) return hashToken(value);
    }
    return null;
  }
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
