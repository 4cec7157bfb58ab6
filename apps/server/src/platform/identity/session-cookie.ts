import { createHash, randomBytes } from "node:crypto";

/** `anonymous` until the browser first signs in. */
export type CookieKind = "known" | "anonymous";

/**
 * The cookies that carry a session's token: opaque and random, of which only a hash is kept. Anonymous
 * sessions have a cookie of their own: the response that sets it can arrive after the sign-in's, and
 * must not replace its session.
 */
export class SessionCookie {
  readonly #names: Readonly<Record<CookieKind, string>>;
  readonly #secure: string;

  constructor(isHttps: boolean) {
    // Browsers take `__Host-` only over https; on a home network televisions come over http.
    const prefix = isHttps ? "__Host-" : "";
    this.#names = { known: `${prefix}gm_s`, anonymous: `${prefix}gm_n` };
    this.#secure = isHttps ? "; Secure" : "";
  }

  /** A new token's hash, and the `Set-Cookie` that carries it for so long. */
  issue(kind: CookieKind, ageMs: number): { tokenHash: string; setCookie: string } {
    const token = randomBytes(32).toString("base64url");
    const age = Math.max(0, Math.floor(ageMs / 1000));
    const setCookie = `${this.#names[kind]}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${this.#secure}`;
    return { tokenHash: hashToken(token), setCookie };
  }

  /** The hashes of the tokens that came with a request, the one that counts first. */
  read(cookies: string | undefined): readonly string[] {
    const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("=", 2));
    return [this.#names.known, this.#names.anonymous].flatMap((name) => {
      const value = pairs.find(([key, token]) => key === name && token)?.[1];
      return value ? [hashToken(value)] : [];
    });
  }
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
