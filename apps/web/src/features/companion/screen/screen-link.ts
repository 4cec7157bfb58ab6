import { shownEveryMs } from "@goldmane/contracts/companion/limits";
import {
  admitRemote,
  closeScreen,
  dismissRemote,
  hideCode,
  type Obeyed,
  openScreen,
  pressed,
  remotesChanged,
  screenTaken,
  showCode,
  tellState,
} from "@goldmane/contracts/companion/live";
import type { RemoteCard, ScreenState } from "@goldmane/contracts/companion/schema";
import type { Answered, Said, Saying } from "@goldmane/contracts/live/message";
import type { LiveLine } from "#platform/live/live-line.ts";
import { filmOnScreen } from "#platform/playback/film-on-screen.ts";
import { partyOnScreen } from "#platform/playback/party-on-screen.ts";
import { openStore } from "#platform/store.ts";
import { type Hands, obey } from "./obey.ts";
import { isNews, readState } from "./read-state.ts";
import { forgetScreen, keepScreen, phones, readScreen } from "./screen-tab.ts";

/** Changes that come together are told together, in ms. */
const gatherMs = 120;

type OfScreen<S extends Saying> = Omit<Said<S>, "screenId">;

/** This tab as a screen: shows codes, does what its phones ask, and tells them what is on. */
export class ScreenLink {
  /** Null until the server gave one. */
  readonly code = openStore<{ code: string; endsAt: number } | null>(null);
  /** Why there is none. */
  readonly refusal = openStore<unknown>(null);
  readonly #line: LiveLine;
  readonly #hands: Hands;
  #screenId: string | null = null;
  #told: { state: ScreenState; at: number } | null = null;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #stopFollowing = () => {};
  #wantsCode = false;

  constructor(line: LiveLine, hands: Hands) {
    this.#line = line;
    this.#hands = hands;
  }

  /** Answers how to stop; the screen is kept a while for when it begins again. */
  start(): () => void {
    const isOurs = ({ screenId }: { screenId: string }) => screenId === this.#screenId;
    const line = this.#line;
    const closers = [
      line.hear(remotesChanged, (told) => isOurs(told) && this.#show(told.remotes)),
      line.hear(screenTaken, (told) => isOurs(told) && forgetScreen()),
      line.answer(pressed, (told): Obeyed => {
        const isDone = isOurs(told) && obey(told.command, this.#hands);
        this.#tellSoon();
        return { isDone };
      }),
      line.isOpen.subscribe(() => void this.#open()),
      filmOnScreen.subscribe(() => this.#follow()),
      partyOnScreen.subscribe(() => this.#tellSoon()),
    ];
    const telling = setInterval(() => this.#tell(), shownEveryMs);
    this.#follow();
    void this.#open();
    return () => {
      for (const close of closers) close();
      clearInterval(telling);
      clearTimeout(this.#gathering);
      this.#stopFollowing();
    };
  }

  /** Shows a code from now on, and another one when its time is over. */
  async renewCode(): Promise<void> {
    this.#wantsCode = true;
    if (this.#screenId === null) return;
    try {
      const { code, leftMs } = await this.#say(showCode, {});
      this.refusal.set(null);
      if (this.#wantsCode) this.code.set({ code, endsAt: performance.now() + leftMs });
    } catch (error) {
      this.refusal.set(error);
    }
  }

  hideCode(): void {
    this.#wantsCode = false;
    if (this.code.get()) this.#say(hideCode, {}).catch(() => undefined);
    this.code.set(null);
  }

  async admit(remoteId: string): Promise<void> {
    await this.#say(admitRemote, { remoteId });
  }

  async dismiss(remoteId: string): Promise<void> {
    await this.#say(dismissRemote, { remoteId });
  }

  async close(): Promise<void> {
    await this.#say(closeScreen, {});
    forgetScreen();
  }

  async #open(): Promise<void> {
    if (!this.#line.isOpen.get()) return;
    const known = this.#screenId ?? readScreen() ?? undefined;
    try {
      const { screenId, remotes } = await this.#line.say(openScreen, { screenId: known });
      this.#screenId = screenId;
      keepScreen(screenId);
      this.#show(remotes);
      if (this.#wantsCode) await this.renewCode();
    } catch (error) {
      this.refusal.set(error);
    }
  }

  #say<S extends Saying>(saying: S, body: OfScreen<S>): Promise<Answered<S>> {
    return this.#line.say(saying, { screenId: this.#screenId, ...body } as Said<S>);
  }

  #show(remotes: readonly RemoteCard[]): void {
    const before = phones.get();
    const isNew = remotes.some(({ id }) => before.every((one) => one.id !== id));
    // The code has been used.
    if (isNew && this.#wantsCode && this.code.get()) void this.renewCode();
    phones.set(remotes);
    // Whoever has just come knows nothing yet.
    this.#told = null;
    this.#tellSoon();
  }

  #follow(): void {
    this.#stopFollowing();
    const player = filmOnScreen.get()?.player;
    const end = new AbortController();
    const notice = () => {
      if (isNews(this.#told, readState(), performance.now())) this.#tellSoon();
    };
    const stop = player?.subscribe(notice);
    for (const moment of ["play", "pause", "seeked", "playing"])
      player?.video.addEventListener(moment, notice, { signal: end.signal });
    this.#stopFollowing = () => {
      stop?.();
      end.abort();
    };
    this.#tellSoon();
  }

  #tellSoon(): void {
    this.#gathering ??= setTimeout(() => this.#tell(), gatherMs);
  }

  #tell(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    if (this.#screenId === null || !this.#line.isOpen.get() || phones.get().length === 0) return;
    const state = readState();
    this.#told = { state, at: performance.now() };
    // The next one makes up for one that is lost.
    this.#say(tellState, { state }).catch(() => undefined);
  }
}
