import {
  connectRemote,
  holdPad,
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

/** The screen's last report, and when it arrived, in ms of `performance.now()`. */
type Report = { shown: Shown; at: number };

/** A phone's side of a remote: the screen's state, and commands to it. */
export class RemoteLink {
  /** Null until the server has confirmed the token. */
  readonly held = openStore<HeldRemote | null>(null);
  readonly report = openStore<Report | null>(null);
  /** Set when the remote has ended. */
  readonly over = openStore<RemoteEnd | null>(null);
  readonly #connection: LiveConnection;
  readonly #token: string;

  constructor(connection: LiveConnection, token: string) {
    this.#connection = connection;
    this.#token = token;
  }

  /** Connects the remote, again after every reconnect. Returns a function that stops. */
  start(): () => void {
    const isOurs = ({ remoteId }: { remoteId: string }) => remoteId === this.held.get()?.remoteId;
    const connection = this.#connection;
    const closers = [
      connection.on(remoteChanged, (event) => isOurs(event) && this.held.set(event)),
      connection.on(remoteEnded, (event) => isOurs(event) && this.over.set(event.reason)),
      connection.on(shownChanged, (event) => isOurs(event) && this.#receive(event.shown)),
      connection.isOpen.subscribe(() => void this.#connect()),
    ];
    void this.#connect();
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

  /** Reports the buttons that this phone holds as a game pad. A lost report is repeated by the next. */
  hold(buttons: number): void {
    this.#connection
      .send(holdPad, { token: this.#token, buttons })
      .catch((error: unknown) => this.#notice(error));
  }

  async unpair(): Promise<void> {
    await this.#connection.send(unpairRemote, { token: this.#token });
  }

  async #connect(): Promise<void> {
    if (!this.#connection.isOpen.get()) return;
    try {
      this.held.set(await this.#connection.send(connectRemote, { token: this.#token }));
    } catch (error) {
      // A failed request is repeated after the next reconnect.
      this.#notice(error);
    }
  }

  #receive(shown: Shown): void {
    this.report.set({ shown, at: performance.now() });
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
