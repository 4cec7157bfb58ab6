import { setTimeout as sleep } from "node:timers/promises";
import type { Question } from "dns-packet";
import type { QueryPacket, ResponsePacket } from "multicast-dns";
import { describeAddresses, findAddresses } from "./address-records.ts";
import { answerLegacyQuery, answerQuery } from "./answer-query.ts";
import { compareClaims } from "./compare-claims.ts";
import type { Link } from "./list-links.ts";
import { type OpenLink, openLink, type Sender } from "./open-link.ts";

type Parts = { name: string; port: number; onLost: () => void };

/** A name is free if nobody answers three questions (RFC 6762, 8.1). */
const probes = 3;
const probeEveryMs = 250;
/** The loser of a tie lets the other machine announce the name first (RFC 6762, 8.2). */
const deferMs = 1000;
/** An announcement is repeated, since packets get lost (RFC 6762, 8.3). */
const repeatAfterMs = 1000;

/**
 * One name in all networks of this machine: `probing`, then `held`, or `taken` by another machine,
 * which can also happen to a held name.
 */
export class PublishedName {
  readonly #parts: Parts;
  readonly #closing = new AbortController();
  #links: OpenLink[] = [];
  #state: "probing" | "held" | "taken" | "closed" = "probing";
  #hasLostTie = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * @returns false if another machine has the name, or if it was closed meanwhile
   * @throws if no network has multicast
   */
  async publish(links: readonly Link[]): Promise<boolean> {
    try {
      this.#links = await this.#openAll(links);
      await this.#probe();
      if (this.#state === "probing") {
        this.#state = "held";
        await this.#announce();
      }
    } catch (error) {
      this.#state = "closed";
      await this.#closeLinks();
      throw error;
    }
    if (this.#state !== "held") {
      await this.#closeLinks();
      return false;
    }
    void this.#repeat();
    return true;
  }

  /** Tells the networks that a held name is given up. */
  async close(): Promise<void> {
    const wasHeld = this.#state === "held";
    this.#state = "closed";
    this.#closing.abort();
    if (wasHeld) await this.#announce(0).catch(() => undefined);
    await this.#closeLinks();
  }

  /** Leaves out networks without multicast, such as a VPN. */
  async #openAll(links: readonly Link[]): Promise<OpenLink[]> {
    const opened = await Promise.allSettled(
      links.map((link) =>
        openLink(link, this.#parts.port, {
          onQuery: (query, from) => void this.#onQuery(link, query, from),
          onResponse: (response) => this.#onResponse(response),
        }),
      ),
    );
    return requireOne(opened);
  }

  async #probe(): Promise<void> {
    // Machines that start together, after a power cut, don't ask in the same moment.
    await this.#wait(Math.random() * probeEveryMs);
    for (let left = probes; left > 0 && this.#state === "probing";) {
      await this.#ask();
      await this.#wait(probeEveryMs);
      left -= 1;
      if (!this.#hasLostTie) continue;
      this.#hasLostTie = false;
      left = probes;
      await this.#wait(deferMs);
    }
  }

  async #ask(): Promise<void> {
    const { name } = this.#parts;
    const questions: Question[] = [
      { name, type: "A" },
      { name, type: "AAAA" },
    ];
    const sent = this.#links.map((one) =>
      one.query({ questions, authorities: describeAddresses(this.#in(one.link)) }),
    );
    requireOne(await Promise.allSettled(sent));
  }

  async #announce(seconds?: number): Promise<void> {
    const sent = this.#links.map((one) =>
      one.respond({ answers: describeAddresses(this.#in(one.link), seconds) }),
    );
    requireOne(await Promise.allSettled(sent));
  }

  async #repeat(): Promise<void> {
    await this.#wait(repeatAfterMs);
    if (this.#state === "held") await this.#announce().catch(() => undefined);
  }

  async #onQuery(link: Link, query: QueryPacket, from: Sender): Promise<void> {
    if (this.#state === "probing") {
      const theirs = findAddresses(query.authorities, this.#parts.name);
      if (theirs.length > 0 && compareClaims(describeAddresses(this.#in(link)), theirs) < 0)
        this.#hasLostTie = true;
    }
    if (this.#state !== "held") return;
    const isLegacy = from.port !== this.#parts.port;
    const answers = isLegacy
      ? answerLegacyQuery(query, this.#in(link))
      : answerQuery(query, this.#in(link));
    const open = this.#links.find((one) => one.link === link);
    // A device that is gone by now misses nothing.
    for (const answer of answers)
      await open?.respond(answer, isLegacy ? from : undefined).catch(() => undefined);
  }

  #onResponse({ answers, additionals }: ResponsePacket): void {
    const own = new Set(this.#links.flatMap(({ link }) => link.addresses));
    const theirs = findAddresses([...answers, ...additionals], this.#parts.name);
    if (theirs.every(({ data }) => own.has(data))) return;
    const wasHeld = this.#state === "held";
    if (this.#state !== "closed") this.#state = "taken";
    if (wasHeld) void this.#closeLinks().then(this.#parts.onLost);
  }

  #in({ addresses }: Link) {
    return { name: this.#parts.name, addresses };
  }

  async #closeLinks(): Promise<void> {
    const links = this.#links;
    this.#links = [];
    await Promise.all(links.map((link) => link.close()));
  }

  async #wait(ms: number): Promise<void> {
    const { signal } = this.#closing;
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** The results that there are. @throws the first error if there are none. */
function requireOne<T>(results: readonly PromiseSettledResult<T>[]): T[] {
  const fulfilled = results.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failed = results.find((one) => one.status === "rejected");
  if (fulfilled.length === 0)
    throw failed?.reason ?? new Error("This machine has no home network.");
  return fulfilled;
}
