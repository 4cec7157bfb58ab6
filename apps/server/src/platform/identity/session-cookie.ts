import { createHash, randomBytes } from "node:crypto";

/** `anonymous` until the browser first gets an identity. */
export type CookieKind = "known" | "anonymous";

/**
 * Session cookies with an opaque random token; only its hash is stored. New sessions use a separate
 * cookie from signed-in ones: the response that sets it can arrive after a sign-in's response and must
 * not overwrite it.
 */
export class SessionCookie {
  readonly #names: Readonly<Record<CookieKind, string>>;
  readonly #secure: string;

  constructor(isHttps: boolean) {
    // Browsers accept `__Host-` only over https; TVs on a home network use http.
    const prefix = isHttps ? "__Host-" : "";
    this.#names = { known: `${prefix}gm_s`, anonymous: `${prefix}gm_n` };
    this.#secure = isHttps ? "; Secure" : "";
  }

  /** Creates a token. Returns its hash and the `Set-Cookie` header. */
  issue(kind: CookieKind, ageMs: number): { tokenHash: string; setCookie: string } {
    const token = randomBytes(32).toString("base64url");
    const age = Math.max(0, Math.floor(ageMs / 1000));
    const setCookie = `${this.#names[kind]}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${this.#secure}`;
    return { tokenHash: hashToken(token), setCookie };
  }

  /** Token hashes of a request, in order of precedence. */
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
