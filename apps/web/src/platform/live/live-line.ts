import { errorStatus } from "@goldmane/contracts/errors";
import { livePath } from "@goldmane/contracts/live/limits";
import type { Answered, Heard, Said, Saying, Telling } from "@goldmane/contracts/live/message";
import { ended, hello, liveAnswer } from "@goldmane/contracts/live/schema";
import { io } from "socket.io-client";
import { ApiError } from "#platform/api.ts";
import { openStore } from "#platform/store.ts";

type Answer = (told: unknown) => void;

/** What of Socket.IO's client is used. */
export interface Wire {
  readonly connected: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(name: string, listener: (body: unknown, answer?: Answer) => void): unknown;
  off(name: string, listener: (body: unknown) => void): unknown;
  timeout(ms: number): { emitWithAck: (name: string, body: unknown) => Promise<unknown> };
}

/** Longer than a slow line takes, and shorter than anybody waits for a button. */
const answeredWithinMs = 8000;
const afterFloodMs = 60_000;
/** A house that starts anew is not met by all its guests at one instant. */
const afterClosingMs = { least: 300, spread: 1500 };

/** The live connection of this tab: what is said on it is answered, what is told can be listened to. */
export class LiveLine {
  /** Whether the server is there and has said hello. */
  readonly isOpen = openStore(false);
  readonly #wire: Wire;
  #isWanted = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(wire: Wire = openWire()) {
    this.#wire = wire;
    this.hear(hello, () => this.isOpen.set(true));
    this.hear(ended, ({ reason }) => this.#comeBack(reason));
    wire.on("disconnect", () => this.isOpen.set(false));
    // Nothing is tried in vain, nor too late.
    addEventListener("offline", () => this.#wire.disconnect());
    addEventListener("online", () => this.#connect());
  }

  open(): void {
    this.#isWanted = true;
    if (navigator.onLine) this.#connect();
  }

  close(): void {
    this.#isWanted = false;
    this.#wire.disconnect();
  }

  /**
   * Says something and brings the answer. Throws ApiError as the same call by HTTP would, or
   * TypeError while nobody is there: what is said now may be wrong later.
   */
  async say<S extends Saying>(saying: S, body: Said<S>): Promise<Answered<S>> {
    if (!this.#wire.connected) throw new TypeError("The live connection is not there.");
    const told = await this.#wire
      .timeout(answeredWithinMs)
      .emitWithAck(saying.name, body)
      .catch(() => {
        throw new TypeError("The live connection did not answer.");
      });
    const answer = liveAnswer.parse(told);
    if (!answer.ok)
      throw new ApiError(errorStatus[answer.error.error], JSON.stringify(answer.error));
    return saying.reply?.parse(answer.reply) as Answered<S>;
  }

  /** Listens until the answered function is called. */
  hear<T extends Telling>(telling: T, listener: (body: Heard<T>) => void): () => void {
    const read = (body: unknown) => listener(telling.body.parse(body) as Heard<T>);
    this.#wire.on(telling.name, read);
    return () => this.#wire.off(telling.name, read);
  }

  /** Likewise, and answers each time what the listener does. */
  answer<T extends Telling>(telling: T, listener: (body: Heard<T>) => unknown): () => void {
    const read = (body: unknown, answer?: Answer) =>
      answer?.(listener(telling.body.parse(body) as Heard<T>));
    this.#wire.on(telling.name, read);
    return () => this.#wire.off(telling.name, read);
  }

  #connect(): void {
    clearTimeout(this.#again);
    if (this.#isWanted) this.#wire.connect();
  }

  /**
   * Socket.IO returns by itself after a failure, and not after the server has hung up. Where somebody
   * else is here now, or nobody, it is for whoever opened the line to know.
   */
  #comeBack(reason: Heard<typeof ended>["reason"]): void {
    clearTimeout(this.#again);
    // Not before it has hung up.
    this.#wire.disconnect();
    if (reason === "identity") return;
    const later = {
      closing: afterClosingMs.least + Math.random() * afterClosingMs.spread,
      flood: afterFloodMs,
    };
    this.#again = setTimeout(() => this.#connect(), later[reason]);
  }
}

function openWire(): Wire {
  return io({
    path: livePath,
    addTrailingSlash: false,
    transports: ["websocket"],
    autoConnect: false,
    // A house that fell and stands again has its guests back before they miss it.
    reconnectionDelay: 500,
    reconnectionDelayMax: 3000,
    randomizationFactor: 0.25,
  });
}
