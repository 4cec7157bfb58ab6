import type { Logger } from "pino";
import type { HomeNetwork } from "./home-network.ts";
import type { NameResponder } from "./name-responder.ts";

type Parts = {
  home: Pick<HomeNetwork, "addresses" | "onChange" | "setAnnouncedName">;
  responder: NameResponder;
  log: Logger;
};

/** Disposing it takes the name back, so that devices don't look for it here any longer. */
export type Announcement = AsyncDisposable & {
  /** Resolves once a name is announced or can't be; at once while there is no private address. */
  settled: Promise<void>;
};

/** More servers than this in one home mean that something else answers for every name. */
const triedAtMost = 20;

/**
 * Announces `goldmane.local`, or `goldmane-2.local` if another machine has that name or later takes
 * it, and again when the machine's addresses change. Waits for a private address, since a machine can
 * start before its network does. A failure is logged once and not fatal: addresses still work.
 */
export function announceName(parts: Parts): Announcement {
  return new Announcer(parts);
}

class Announcer implements Announcement {
  readonly settled: Promise<void>;
  readonly #parts: Parts;
  readonly #stopListening: () => void;
  /** The addresses that were announced last. */
  #addresses = "";
  #running: Promise<void> | null = null;
  #isOutdated = false;
  #isStopped = false;
  #announced: string | null = null;
  #hasFailed = false;
  #count = 1;
  #losses = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#stopListening = parts.home.onChange(() => this.#follow());
    this.#follow();
    this.settled = this.#running ?? Promise.resolve();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopped = true;
    this.#stopListening();
    await this.#parts.responder[Symbol.asyncDispose]();
    await this.#running;
  }

  #follow(): void {
    const { addresses } = this.#parts.home;
    if (addresses.join() === this.#addresses) return;
    this.#addresses = addresses.join();
    if (addresses.length > 0) this.#announce();
  }

  #announce(): void {
    this.#isOutdated = true;
    this.#running ??= this.#announceUntilCurrent().finally(() => {
      this.#running = null;
    });
  }

  async #announceUntilCurrent(): Promise<void> {
    const { home, log } = this.#parts;
    while (this.#isOutdated && !this.#isStopped) {
      this.#isOutdated = false;
      try {
        const name = await this.#publish();
        if (this.#isStopped) return;
        if (name !== this.#announced)
          log.info({ event: "mdns.announced", name }, "The server's name is announced at home.");
        this.#announced = name;
        this.#hasFailed = false;
      } catch (error) {
        if (this.#isStopped) return;
        if (!this.#hasFailed)
          log.warn({ event: "mdns.failed", err: error }, "The server's name can't be announced.");
        this.#announced = null;
        this.#hasFailed = true;
      }
      home.setAnnouncedName(this.#announced);
    }
  }

  async #publish(): Promise<string | null> {
    for (let tried = 0; tried < triedAtMost; tried += 1) {
      const label = this.#count === 1 ? "goldmane" : `goldmane-${this.#count}`;
      if (await this.#parts.responder.publish(label, () => this.#lose())) return `${label}.local`;
      if (this.#isStopped) return null;
      this.#next();
    }
    this.#count = 1;
    throw new Error(`Other machines have ${triedAtMost} names like goldmane.local.`);
  }

  /** Of two machines that both lose a name, one gets it back; what is lost again isn't ours. */
  #lose(): void {
    this.#losses += 1;
    if (this.#losses > 1) this.#next();
    if (!this.#isStopped) this.#announce();
  }

  #next(): void {
    this.#count += 1;
    this.#losses = 0;
  }
}
