import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";

/** The session and title that a media URL is signed for. */
export type TokenSubject = { sessionId: string; titleId: string };

/**
 * A token for one subject stays the same string within a period of six hours, so that browsers' caches keep
 * working.
 */
const periodMs = 6 * 3_600_000;
const macBytes = 18;

/**
 * Signed path components: `<expiry in base 36>-<MAC>`. The session is not part of the token: it
 * comes with the request's cookie, so that a link works only in the browser it was issued to.
 */
export class PlaybackTokens {
  readonly #secret: string;
  readonly #now: () => number;

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  /** Valid for 6 to 12 hours. */
  issue(subject: TokenSubject): { token: string; expiresAt: number } {
    return this.#sign(subject, this.#period() + 2);
  }

  /**
   * A token as `issue` returned it two periods ago: already expired. The page on secure streaming
   * shows with it that expired links fail.
   */
  issueExpired(subject: TokenSubject): { token: string; expiresAt: number } {
    return this.#sign(subject, this.#period());
  }

  /** @throws AppError NOT_ALLOWED whose `reason` is `foreign` or `expired` */
  check(token: string, subject: TokenSubject): { expiresAt: number } {
    const [expiry = "", ...rest] = token.split("-");
    const given = Buffer.from(rest.join("-"), "base64url");
    const expected = this.#mac(subject, expiry);
    // Compared first and in constant time: an unsigned expiry must not be trusted.
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new AppError(
        "NOT_ALLOWED",
        "This link isn’t valid for this title and browser session.",
        { reason: "foreign" },
      );
    }
    const expiresAt = Number.parseInt(expiry, 36);
    if (this.#now() >= expiresAt) {
      throw new AppError("NOT_ALLOWED", "This link has expired. Start the title again.", {
        reason: "expired",
      });
    }
    return { expiresAt };
  }

  #period(): number {
    return Math.floor(this.#now() / periodMs);
  }

  #sign(subject: TokenSubject, lastPeriod: number): { token: string; expiresAt: number } {
    const expiresAt = lastPeriod * periodMs;
    const expiry = expiresAt.toString(36);
    return { token: `${expiry}-${this.#mac(subject, expiry).toString("base64url")}`, expiresAt };
  }

  #mac({ sessionId, titleId }: TokenSubject, expiry: string): Buffer {
    return createHmac("sha256", this.#secret)
      .update(`media\n${sessionId}\n${titleId}\n${expiry}`)
      .digest()
      .subarray(0, macBytes);
  }
}
