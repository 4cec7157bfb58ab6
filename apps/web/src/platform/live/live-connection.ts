import { errorStatus } from "@goldmane/contracts/errors";
import { livePath } from "@goldmane/contracts/live/limits";
import type {
  CommandReply,
  MessageBody,
  MessageInput,
  LiveCommand,
  LiveEvent,
} from "@goldmane/contracts/live/message";
import { ended, hello, liveAnswer } from "@goldmane/contracts/live/schema";
import { io } from "socket.io-client";
import { ApiError } from "#platform/api.ts";
import { openStore } from "#platform/store.ts";

type Acknowledge = (answer: unknown) => void;

/** The part of Socket.IO's client that is used; tests bring their own. */
export interface ClientSocket {
  readonly connected: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(name: string, listener: (body: unknown, acknowledge?: Acknowledge) => void): unknown;
  off(name: string, listener: (body: unknown) => void): unknown;
  timeout(ms: number): { emitWithAck: (name: string, body: unknown) => Promise<unknown> };
}

/** Longer than a slow network takes, shorter than anyone waits for a button. */
const answeredWithinMs = 8000;
const afterFloodMs = 60_000;
/** Spread, so that a restarted server doesn't get all of its clients back in one instant. */
const afterClosingMs = { least: 300, spread: 1500 };

/** The live connection of this tab: sends commands, listens to events. */
export class LiveConnection {
  /** True from the server's hello until the connection is lost. */
  readonly isOpen = openStore(false);
  readonly #socket: ClientSocket;
  #isWanted = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(socket: ClientSocket = openSocket()) {
    this.#socket = socket;
    this.on(hello, () => this.isOpen.set(true));
    this.on(ended, ({ reason }) => this.#reconnectAfter(reason));
    socket.on("disconnect", () => this.isOpen.set(false));
    // Don't retry without a network; reconnect as soon as it is back.
    addEventListener("offline", () => this.#socket.disconnect());
    addEventListener("online", () => this.#connect());
  }

  open(): void {
    this.#isWanted = true;
    if (navigator.onLine) this.#connect();
  }

  close(): void {
    this.#isWanted = false;
    this.#socket.disconnect();
  }

  /**
   * Sends a command and resolves with its reply. Throws ApiError as the same call over HTTP would, or
   * TypeError while disconnected: commands aren't queued, because they can be wrong later.
   */
  async send<S extends LiveCommand>(command: S, body: MessageInput<S>): Promise<CommandReply<S>> {
    if (!this.#socket.connected) throw new TypeError("The live connection is closed.");
    const acknowledgment = await this.#socket
      .timeout(answeredWithinMs)
      .emitWithAck(command.name, body)
      .catch(() => {
        throw new TypeError("The live connection did not answer.");
      });
    const answer = liveAnswer.parse(acknowledgment);
    if (!answer.ok)
      throw new ApiError(errorStatus[answer.error.error], JSON.stringify(answer.error));
    return command.reply?.parse(answer.reply) as CommandReply<S>;
  }

  /** Listens until the returned function is called. */
  on<T extends LiveEvent>(event: T, listener: (body: MessageBody<T>) => void): () => void {
    const read = (body: unknown) => listener(event.body.parse(body) as MessageBody<T>);
    this.#socket.on(event.name, read);
    return () => this.#socket.off(event.name, read);
  }

  /** Likewise for an event that asks for an acknowledgment: the listener's result. */
  handle<T extends LiveEvent>(event: T, listener: (body: MessageBody<T>) => unknown): () => void {
    const read = (body: unknown, acknowledge?: Acknowledge) =>
      acknowledge?.(listener(event.body.parse(body) as MessageBody<T>));
    this.#socket.on(event.name, read);
    return () => this.#socket.off(event.name, read);
  }

  #connect(): void {
    clearTimeout(this.#again);
    if (this.#isWanted) this.#socket.connect();
  }

  /**
   * Socket.IO reconnects by itself after a failure, but not after the server has disconnected it.
   * After `identity` the caller that opened the connection decides: the viewer has changed.
   */
  #reconnectAfter(reason: MessageBody<typeof ended>["reason"]): void {
    clearTimeout(this.#again);
    // Otherwise `connect` has no effect until the server's own disconnect arrives.
    this.#socket.disconnect();
    if (reason === "identity") return;
    const later = {
      closing: afterClosingMs.least + Math.random() * afterClosingMs.spread,
      flood: afterFloodMs,
    };
    this.#again = setTimeout(() => this.#connect(), later[reason]);
  }
}

function openSocket(): ClientSocket {
  return io({
    path: livePath,
    addTrailingSlash: false,
    transports: ["websocket"],
    autoConnect: false,
    // Short delays: after a restart of the server clients are back within seconds.
    reconnectionDelay: 500,
    reconnectionDelayMax: 3000,
    randomizationFactor: 0.25,
  });
}
