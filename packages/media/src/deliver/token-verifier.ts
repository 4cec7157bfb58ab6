import type { TokenSubject, PlaybackTokens } from "./playback-tokens.ts";

/** How long a checked link is let through by its cookie alone, at most. */
const recheckMs = 60_000;
const rememberedAtMost = 10_000;

type Link = { cookie: string | undefined; token: string; titleId: string };
type Verified = { link: Link; until: number; viewer: string };

/** Lets signed requests in, and those that came before with the same cookie without another look. */
export class TokenVerifier {
  readonly #tokens: PlaybackTokens;
  readonly #now: () => number;
  /** By token, which is one session's for one title. */
  readonly #verified = new Map<string, Verified>();

  constructor(tokens: PlaybackTokens, now: () => number) {
    this.#tokens = tokens;
    this.#now = now;
  }

  /** Who comes here with this link, if they were let in lately. */
  findVerified({ cookie, token, titleId }: Link): string | null {
    const verified = this.#verified.get(token);
    if (!verified || verified.link.cookie !== cookie || verified.link.titleId !== titleId)
      return null;
    return this.#now() < verified.until ? verified.viewer : null;
  }

  /** Every link is checked again when it next comes. */
  clear(): void {
    this.#verified.clear();
  }

  /** @throws AppError NOT_ALLOWED for a link that is expired or not this session's. */
  verify(link: Link, { sessionId, titleId }: TokenSubject): string {
    const { expiresAt } = this.#tokens.check(link.token, { sessionId, titleId });
    if (this.#verified.size >= rememberedAtMost) this.#verified.clear();
    const until = Math.min(expiresAt, this.#now() + recheckMs);
    this.#verified.set(link.token, { link, until, viewer: sessionId });
    return sessionId;
  }
}
