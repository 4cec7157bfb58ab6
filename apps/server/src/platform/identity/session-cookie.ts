import { createHash, randomBytes } from "node:crypto";

/** `anonymous` until the browser first gets an identity. */
export type CookieKind = "known" | "anonymous";

/** How browsers reach the server. `both`: https, and plain http for devices that can't use it. */
export type Transport = "https" | "http" | "both";

type Names = Readonly<Record<CookieKind, string>>;

/** Browsers accept `__Host-` only over https; TVs on a home network use http. */
const secureNames: Names = { known: "__Host-gm_s", anonymous: "__Host-gm_n" };
const plainNames: Names = { known: "gm_s", anonymous: "gm_n" };

/**
 * Session cookies with an opaque random token; only its hash is stored. New sessions use a separate
 * cookie from signed-in ones: the response that sets it can arrive after a sign-in's response and must
 * not overwrite it.
 */
export class SessionCookie {
  readonly #transport: Transport;
  readonly #read: readonly string[];

  constructor(transport: Transport) {
    this.#transport = transport;
    this.#read = {
      https: [secureNames],
      http: [plainNames],
      both: [secureNames, plainNames],
    }[transport].flatMap(({ known, anonymous }) => [known, anonymous]);
  }

  /**
   * Creates a token. Returns its hash and the `Set-Cookie` header.
   * @param isHttps whether the request came over https, for a server that takes both
   */
  issue(
    kind: CookieKind,
    ageMs: number,
    isHttps: boolean,
  ): { tokenHash: string; setCookie: string } {
    const isSecure = this.#transport === "both" ? isHttps : this.#transport === "https";
    const name = (isSecure ? secureNames : plainNames)[kind];
    const token = randomBytes(32).toString("base64url");
    const age = Math.max(0, Math.floor(ageMs / 1000));
    const secure = isSecure ? "; Secure" : "";
    const setCookie = `${name}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
    return { tokenHash: hashToken(token), setCookie };
  }

  /** Token hashes of a request, in order of precedence. */
  read(cookies: string | undefined): readonly string[] {
    const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("=", 2));
    return this.#read.flatMap((name) => {
      const value = pairs.find(([key, token]) => key === name && token)?.[1];
      return value ? [hashToken(value)] : [];
    });
  }
}

/**
 * A Cookie header without the sessions of plain http. Anyone on the network can set those, and browsers
 * send them over https too.
 */
export function withoutPlainSessions(cookies: string): string {
  const plain = new Set(Object.values(plainNames));
  const kept = cookies.split(";").filter((pair) => !plain.has(pair.trim().split("=", 1)[0] ?? ""));
  return kept.join(";").trim();
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
