import { type Moment, idleOf, optionsOf } from "@goldmane/branching/moment";
import type { Script } from "@goldmane/branching/script";
import type { Join } from "@goldmane/player/core/joins/join";
import type { PlaybackSource } from "@goldmane/player/core/playback-source";
import { type Store, createStore } from "@goldmane/player/core/store";
import type { Player } from "@goldmane/player/dom/player";
import { Candidates, type PrefetchClip } from "./candidates.ts";
import { type ChoiceWindow, choiceWindow } from "./choice-window.ts";
import { type Entry, isOfMoment, nameEntry, readEntry } from "./entry.ts";

export type SessionPlayer = Pick<
  Player,
  "load" | "append" | "splice" | "state" | "subscribe" | "joinAt" | "currentSeconds"
>;

/**
 * `playing` clips play · `asking` a choice, a game or things to tap are open · `answered` the answer's
 * clip is about to come · `ended` an ending is over.
 */
type SessionPhase = "playing" | "asking" | "answered" | "ended";

export type SessionState = {
  phase: SessionPhase;
  /** The options taken so far; the last one may still wait for its clip. */
  path: readonly number[];
  /** Of the path. */
  moment: Moment;
  /** The clip on screen. */
  onScreen: Entry;
  /** The open choice's moment and its times; null while none is open. */
  question: { moment: Moment; window: ChoiceWindow } | null;
  /** The option that was taken last, while its clip isn't on screen yet. */
  answer: number | null;
};

type Parts = {
  player: SessionPlayer;
  script: Script;
  sourceOf: (clip: string) => PlaybackSource;
  prefetch: PrefetchClip;
  /** Takes the default of every choice at once. */
  playsItself?: () => boolean;
};

export type StartAt = { path: readonly number[]; clip?: string | null; seconds?: number };

/** Plays an interactive film: from a path to its moment's clips, and from answers to longer paths. */
export class InteractiveSession {
  readonly state: Store<SessionState>;
  readonly #parts: Parts;
  readonly #candidates: Candidates;
  readonly #unsubscribe: () => void;

  constructor(parts: Parts, at: StartAt = { path: [] }) {
    this.#parts = parts;
    this.#candidates = new Candidates(parts.prefetch);
    this.state = createStore(this.#begin(at));
    this.#unsubscribe = parts.player.subscribe(() => this.update());
  }

  close(): void {
    this.#candidates.close();
    this.#unsubscribe();
  }

  /** Plays from a moment on, or from a clip of it: a chapter, an earlier choice, a saved place. */
  goTo(at: StartAt): void {
    this.state.set(this.#begin(at));
  }

  /** Takes back the latest answer and asks again. */
  undo(): void {
    const { path } = this.state.get();
    if (path.length === 0) return;
    const before = path.slice(0, -1);
    const moment = this.#parts.script.momentAt(before);
    const clip = moment.clips.at(-1) ?? null;
    const length = clip === null ? 0 : this.#parts.sourceOf(clip).durationSeconds;
    const window = choiceWindow(moment.next, { startSeconds: 0, endSeconds: length });
    // The viewer sees for a moment where the choice comes from.
    this.goTo({ path: before, clip, seconds: Math.max(0, (window?.opensAt ?? 0) - 2) });
  }

  /** Answers the open choice. Answers that come late, or twice, change nothing. */
  answer(option: number): void {
    const { phase, path, question } = this.state.get();
    if (phase !== "asking" || !question || !optionsOf(question.moment)[option]) return;
    this.#candidates.close(option);
    const next = [...path, option];
    const moment = this.#parts.script.momentAt(next);
    const { player } = this.#parts;
    const last = this.#lastOf(path, question.moment);
    const [first, ...rest] = moment.clips;
    if (first === undefined) return;
    const entry = { path: next, clip: first, repeat: null };
    const how = { id: nameEntry(entry), expectsMore: expectsMore(moment, rest.length === 0) };
    const source = this.#parts.sourceOf(first);
    if (idleOf(question.moment) === null) player.append(source, how);
    else player.splice(source, last?.endSeconds ?? 0, how);
    this.#appendClips(next, moment, rest);
    this.state.set({
      ...this.state.get(),
      phase: "answered",
      path: next,
      moment,
      question: null,
      answer: option,
    });
  }

  /** Takes the option that is marked as the default. */
  answerDefault(): void {
    const { question } = this.state.get();
    if (!question) return;
    const options = optionsOf(question.moment);
    this.answer(
      Math.max(
        0,
        options.findIndex(({ isDefault }) => isDefault),
      ),
    );
  }

  /** Follows the player: which clip is on screen, whether a choice opens or its time is up. */
  update(): void {
    const state = this.state.get();
    const { player } = this.#parts;
    const join = player.joinAt();
    if (!join) return;
    const onScreen = readEntry(join.id);
    const isHere = isOfMoment(onScreen, state.path);
    if (isHere && player.state.phase === "ended" && state.moment.next.kind === "ending") {
      if (state.phase !== "ended") this.state.set({ ...state, phase: "ended", onScreen });
      return;
    }
    const hasMoved = nameEntry(state.onScreen) !== join.id;
    if (hasMoved) this.state.set({ ...state, onScreen });
    if (!isHere) return;
    if (state.phase === "answered") {
      this.state.set({ ...state, phase: "playing", onScreen, answer: null });
    }
    this.#repeat(join, onScreen);
    this.#ask(player.currentSeconds);
  }

  #begin({ path, clip = null, seconds = 0 }: StartAt): SessionState {
    this.#candidates.close();
    const { player, script } = this.#parts;
    const moment = script.momentAt(path);
    const at = Math.max(0, clip === null ? 0 : moment.clips.indexOf(clip));
    const [first, ...rest] = moment.clips.slice(at);
    if (first === undefined) throw new RangeError("A moment has at least one clip.");
    const onScreen = { path, clip: first, repeat: null };
    const source = this.#parts.sourceOf(first);
    player.load(source, {
      id: nameEntry(onScreen),
      startSeconds: Math.min(seconds, Math.max(0, source.durationSeconds - 1)),
      expectsMore: expectsMore(moment, rest.length === 0),
    });
    this.#appendClips(path, moment, rest);
    return { phase: "playing", path, moment, onScreen, question: null, answer: null };
  }

  #appendClips(path: readonly number[], moment: Moment, clips: readonly string[]): void {
    for (const [index, clip] of clips.entries()) {
      const id = nameEntry({ path, clip, repeat: null });
      const isLast = index === clips.length - 1;
      this.#parts.player.append(this.#parts.sourceOf(clip), {
        id,
        expectsMore: expectsMore(moment, isLast),
      });
    }
    this.#appendIdle(path, moment, 0);
  }

  #appendIdle(path: readonly number[], moment: Moment, repeat: number): void {
    const clip = idleOf(moment);
    if (clip === null) return;
    const id = nameEntry({ path, clip, repeat });
    this.#parts.player.append(this.#parts.sourceOf(clip), { id, expectsMore: true });
  }

  /** While the waiting clip plays, it is joined to itself once more. */
  #repeat(join: Join, { path, repeat }: Entry): void {
    const { moment, phase } = this.state.get();
    const { joins } = this.#parts.player.state;
    const isLast = joins.at(-1)?.startSeconds === join.startSeconds;
    if (repeat === null || !isLast || phase === "answered") return;
    this.#appendIdle(path, moment, repeat + 1);
  }

  #ask(now: number): void {
    const { phase, path, moment, question } = this.state.get();
    const last = this.#lastOf(path, moment);
    const window = last && choiceWindow(moment.next, last);
    if (!window || (phase !== "playing" && phase !== "asking")) return;
    if (now < window.opensAt - 0.05) {
      if (question) {
        this.#candidates.close();
        this.state.set({ ...this.state.get(), phase: "playing", question: null });
      }
      return;
    }
    if (!question) {
      this.state.set({ ...this.state.get(), phase: "asking", question: { moment, window } });
      this.#candidates.open(
        optionsOf(moment).flatMap((_, index) => this.#openingOf([...path, index]) ?? []),
      );
      if (this.#parts.playsItself?.() && moment.next.kind === "choice") this.answerDefault();
      return;
    }
    if (window.closesAt !== null && now >= window.closesAt) this.answerDefault();
  }

  #openingOf(path: readonly number[]): PlaybackSource | null {
    const [first] = this.#parts.script.momentAt(path).clips;
    return first === undefined ? null : this.#parts.sourceOf(first);
  }

  /** Where the last clip of a moment lies on the timeline, once it has been joined. */
  #lastOf(path: readonly number[], moment: Moment): Join | undefined {
    const id = nameEntry({ path, clip: moment.clips.at(-1) ?? "", repeat: null });
    return this.#parts.player.state.joins.findLast((join) => join.id === id);
  }
}

/** Only the last clip of an ending is the end. */
function expectsMore(moment: Moment, isLast: boolean): boolean {
  return !isLast || moment.next.kind !== "ending";
}
