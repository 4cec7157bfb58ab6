import { LRUCache } from "lru-cache";
import type { TokenSubject, PlaybackTokens } from "./playback-tokens.ts";

/** How long a verified link is admitted by its cookie alone, at most. */
const recheckMs = 60_000;
const rememberedAtMost = 10_000;

type Link = { cookie: string | undefined; token: string; titleId: string };
type Verified = { link: Link; until: number; viewer: string };

/**
 * Verifies signed requests, and remembers each result so that repeats with the same cookie skip the
 * check.
 */
export class TokenVerifier {
  readonly #tokens: PlaybackTokens;
  readonly #now: () => number;
  /** By token, which belongs to one session and one title. */
  readonly #verified = new LRUCache<string, Verified>({ max: rememberedAtMost });

  constructor(tokens: PlaybackTokens, now: () => number) {
    this.#tokens = tokens;
    this.#now = now;
  }

  /** The session of a recently verified link; null when it has to be verified again. */
  findVerified({ cookie, token, titleId }: Link): string | null {
    const verified = this.#verified.get(token);
    if (!verified || verified.link.cookie !== cookie || verified.link.titleId !== titleId)
      return null;
    return this.#now() < verified.until ? verified.viewer : null;
  }

  /** Forces every link to be verified again. */
  clear(): void {
    this.#verified.clear();
  }

  /** @throws AppError NOT_ALLOWED for an expired link or one of another session */
  verify(link: Link, { sessionId, titleId }: TokenSubject): string {
    const { expiresAt } = this.#tokens.check(link.token, { sessionId, titleId });
    const until = Math.min(expiresAt, this.#now() + recheckMs);
    this.#verified.set(link.token, { link, until, viewer: sessionId });
    return sessionId;
  }
}
