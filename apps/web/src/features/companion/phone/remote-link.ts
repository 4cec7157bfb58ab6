import {
  connectRemote,
  pressRemote,
  unpairRemote,
  remoteChanged,
  type RemoteEnd,
  remoteEnded,
  shownChanged,
} from "@goldmane/contracts/companion/live";
import type { HeldRemote, RemoteCommand, Shown } from "@goldmane/contracts/companion/schema";
import { ApiError } from "#platform/api.ts";
import type { LiveConnection } from "#platform/live/live-connection.ts";
import { openStore } from "#platform/store.ts";

/** What the screen shows, and when that was heard, in ms of `performance.now()`. */
type Transcript = { shown: Shown; at: number };

/** A phone as a screen's remote: what it knows of the screen, and what it asks of it. */
export class RemoteLink {
  /** Null until the screen's house has said that this phone is its remote. */
  readonly held = openStore<HeldRemote | null>(null);
  readonly heard = openStore<Transcript | null>(null);
  /** Set when it is over. */
  readonly over = openStore<RemoteEnd | null>(null);
  readonly #connection: LiveConnection;
  readonly #token: string;

  constructor(connection: LiveConnection, token: string) {
    this.#connection = connection;
    this.#token = token;
  }

  /** Takes it in hand, and again whenever the connection is back. Answers how to stop. */
  start(): () => void {
    const isOurs = ({ remoteId }: { remoteId: string }) => remoteId === this.held.get()?.remoteId;
    const connection = this.#connection;
    const closers = [
      connection.on(remoteChanged, (told) => isOurs(told) && this.held.set(told)),
      connection.on(remoteEnded, (told) => isOurs(told) && this.over.set(told.reason)),
      connection.on(shownChanged, (told) => isOurs(told) && this.#hear(told.shown)),
      connection.isOpen.subscribe(() => void this.#hold()),
    ];
    void this.#hold();
    return () => {
      for (const close of closers) close();
    };
  }

  /** Throws as `LiveConnection.send` does. */
  async press(command: RemoteCommand): Promise<void> {
    try {
      await this.#connection.send(pressRemote, { token: this.#token, command });
    } catch (error) {
      this.#notice(error);
      throw error;
    }
  }

  async unpair(): Promise<void> {
    await this.#connection.send(unpairRemote, { token: this.#token });
  }

  async #hold(): Promise<void> {
    if (!this.#connection.isOpen.get()) return;
    try {
      this.held.set(await this.#connection.send(connectRemote, { token: this.#token }));
    } catch (error) {
      // Who could not be asked is asked again when the connection is back.
      this.#notice(error);
    }
  }

  #hear(shown: Shown): void {
    this.heard.set({ shown, at: performance.now() });
    this.#setAway(false);
  }

  #notice(error: unknown): void {
    if (!(error instanceof ApiError)) return;
    if (error.code === "NOT_FOUND") this.over.set("gone");
    if (error.details.reason === "away") this.#setAway(true);
  }

  #setAway(isAway: boolean): void {
    const held = this.held.get();
    if (held && held.isAway !== isAway) this.held.set({ ...held, isAway });
  }
}
