import type { Grant, Grants } from "./grants.ts";

/** How long a checked link is let through by its cookie alone, at most. */
const recheckMs = 60_000;
const rememberedAtMost = 10_000;

type Link = { cookie: string | undefined; token: string; titleId: string };
type Admitted = { link: Link; until: number; viewer: string };

/** Lets signed requests in, and those that came before with the same cookie without another look. */
export class Gate {
  readonly #grants: Grants;
  readonly #now: () => number;
  /** By token, which is one session's for one title. */
  readonly #admitted = new Map<string, Admitted>();

  constructor(grants: Grants, now: () => number) {
    this.#grants = grants;
    this.#now = now;
  }

  /** Who comes here with this link, if they were let in lately. */
  recall({ cookie, token, titleId }: Link): string | null {
    const admitted = this.#admitted.get(token);
    if (!admitted || admitted.link.cookie !== cookie || admitted.link.titleId !== titleId)
      return null;
    return this.#now() < admitted.until ? admitted.viewer : null;
  }

  /** Every link is checked again when it next comes. */
  forget(): void {
    this.#admitted.clear();
  }

  /** @throws AppError NOT_ALLOWED for a link that is expired or not this session's. */
  admit(link: Link, { sessionId, titleId }: Grant): string {
    const { expiresAt } = this.#grants.check(link.token, { sessionId, titleId });
    if (this.#admitted.size >= rememberedAtMost) this.#admitted.clear();
    const until = Math.min(expiresAt, this.#now() + recheckMs);
    this.#admitted.set(link.token, { link, until, viewer: sessionId });
    return sessionId;
  }
}
