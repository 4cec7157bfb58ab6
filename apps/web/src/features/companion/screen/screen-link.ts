import { screenStateEveryMs } from "@goldmane/contracts/companion/limits";
import {
  admitRemote,
  closeScreen,
  dismissRemote,
  hideCode,
  type PressResult,
  openScreen,
  padHeld,
  pressed,
  remotesChanged,
  screenReplaced,
  showCode,
  reportState,
} from "@goldmane/contracts/companion/live";
import type { RemoteCard, ScreenState } from "@goldmane/contracts/companion/schema";
import type { CommandReply, MessageInput, LiveCommand } from "@goldmane/contracts/live/message";
import { currentGame, heldPads, holdPhonePad, padPhones } from "#platform/games/phone-pads.ts";
import type { LiveConnection } from "#platform/live/live-connection.ts";
import { currentFilm } from "#platform/playback/current-film.ts";
import { currentParty } from "#platform/playback/current-party.ts";
import { openStore } from "#platform/store.ts";
import { type Hands, runRemoteCommand } from "./run-remote-command.ts";
import { hasChanged, readState } from "./read-state.ts";
import { forgetScreen, storeScreen, phones, readScreen } from "./screen-tab.ts";

/** Changes within this time are reported together, in ms. */
const batchMs = 120;

type OfScreen<S extends LiveCommand> = Omit<MessageInput<S>, "screenId">;

/** This tab as a screen: shows codes, runs its phones' commands and reports its state to them. */
export class ScreenLink {
  /** Null until the server has issued one. */
  readonly code = openStore<{ code: string; endsAt: number } | null>(null);
  /** The error of the last request for one. */
  readonly refusal = openStore<unknown>(null);
  readonly #connection: LiveConnection;
  readonly #hands: Hands;
  #screenId: string | null = null;
  #reported: { state: ScreenState; at: number } | null = null;
  #pendingReport: ReturnType<typeof setTimeout> | undefined;
  #stopFollowing = () => {};
  #wantsCode = false;

  constructor(connection: LiveConnection, hands: Hands) {
    this.#connection = connection;
    this.#hands = hands;
  }

  /** Returns a function that stops; the server keeps the screen for `screenGraceMs`. */
  start(): () => void {
    const isOurs = ({ screenId }: { screenId: string }) => screenId === this.#screenId;
    const connection = this.#connection;
    const closers = [
      connection.on(remotesChanged, (event) => isOurs(event) && this.#show(event.remotes)),
      connection.on(screenReplaced, (event) => isOurs(event) && forgetScreen()),
      connection.handle(pressed, (event): PressResult => {
        const isDone = isOurs(event) && runRemoteCommand(event.command, this.#hands);
        this.#reportSoon();
        return { isDone };
      }),
      connection.on(padHeld, (event) => {
        if (isOurs(event)) holdPhonePad(event.remoteId, event.buttons);
      }),
      connection.isOpen.subscribe(() => void this.#open()),
      currentGame.subscribe(() => this.#reportSoon()),
      currentFilm.subscribe(() => this.#follow()),
      currentParty.subscribe(() => this.#reportSoon()),
    ];
    const reporting = setInterval(() => this.#report(), screenStateEveryMs);
    this.#follow();
    void this.#open();
    return () => {
      for (const close of closers) close();
      clearInterval(reporting);
      clearTimeout(this.#pendingReport);
      this.#stopFollowing();
    };
  }

  /** Requests a new code, and another one whenever it expires. */
  async renewCode(): Promise<void> {
    this.#wantsCode = true;
    if (this.#screenId === null) return;
    try {
      const { code, leftMs } = await this.#send(showCode, {});
      this.refusal.set(null);
      if (this.#wantsCode) this.code.set({ code, endsAt: performance.now() + leftMs });
    } catch (error) {
      this.refusal.set(error);
    }
  }

  hideCode(): void {
    this.#wantsCode = false;
    if (this.code.get()) this.#send(hideCode, {}).catch(() => undefined);
    this.code.set(null);
  }

  async admit(remoteId: string): Promise<void> {
    await this.#send(admitRemote, { remoteId });
  }

  async dismiss(remoteId: string): Promise<void> {
    await this.#send(dismissRemote, { remoteId });
  }

  async close(): Promise<void> {
    await this.#send(closeScreen, {});
    forgetScreen();
  }

  async #open(): Promise<void> {
    if (!this.#connection.isOpen.get()) return;
    const known = this.#screenId ?? readScreen() ?? undefined;
    try {
      const { screenId, remotes } = await this.#connection.send(openScreen, { screenId: known });
      this.#screenId = screenId;
      storeScreen(screenId);
      this.#show(remotes);
      if (this.#wantsCode) await this.renewCode();
    } catch (error) {
      this.refusal.set(error);
    }
  }

  #send<S extends LiveCommand>(command: S, body: OfScreen<S>): Promise<CommandReply<S>> {
    return this.#connection.send(command, { screenId: this.#screenId, ...body } as MessageInput<S>);
  }

  #show(remotes: readonly RemoteCard[]): void {
    const before = phones.get();
    const isNew = remotes.some(({ id }) => before.every((one) => one.id !== id));
    // A new phone has used the code.
    if (isNew && this.#wantsCode && this.code.get()) void this.renewCode();
    phones.set(remotes);
    padPhones.set(remotes.filter(({ isIn }) => isIn).map(({ id }) => id));
    // A phone that left holds nothing anymore.
    for (const id of heldPads.get().keys())
      if (!remotes.some((one) => one.id === id && one.isIn && !one.isAway)) holdPhonePad(id, 0);
    // New phones need the state.
    this.#reported = null;
    this.#reportSoon();
  }

  #follow(): void {
    this.#stopFollowing();
    const player = currentFilm.get()?.player;
    const end = new AbortController();
    const notice = () => {
      if (hasChanged(this.#reported, readState(), performance.now())) this.#reportSoon();
    };
    const stop = player?.subscribe(notice);
    for (const moment of ["play", "pause", "seeked", "playing"])
      player?.video.addEventListener(moment, notice, { signal: end.signal });
    this.#stopFollowing = () => {
      stop?.();
      end.abort();
    };
    this.#reportSoon();
  }

  #reportSoon(): void {
    this.#pendingReport ??= setTimeout(() => this.#report(), batchMs);
  }

  #report(): void {
    clearTimeout(this.#pendingReport);
    this.#pendingReport = undefined;
    if (this.#screenId === null || !this.#connection.isOpen.get() || phones.get().length === 0)
      return;
    const state = readState();
    this.#reported = { state, at: performance.now() };
    // The next report replaces one that is lost.
    this.#send(reportState, { state }).catch(() => undefined);
  }
}
