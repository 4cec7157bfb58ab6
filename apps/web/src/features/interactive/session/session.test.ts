import type { Moment, Option } from "@goldmane/branching/moment";
import {
  type Join,
  appendJoin,
  cutJoins,
  firstJoin,
  joinAt,
} from "@goldmane/player/core/joins/join";
import type { PlaybackSource } from "@goldmane/player/core/playback-source";
import { idleState } from "@goldmane/player/core/state/player-state";
import { describe, expect, test } from "vitest";
import { readEntry } from "./entry.ts";
import { InteractiveSession, type SessionPlayer } from "./session.ts";

const sourceOf = (clip: string): PlaybackSource => ({
  durationSeconds: 10,
  manifestUrl: `/${clip}`,
  progressiveUrl: null,
  start: null,
  rungs: [],
  audioTracks: [],
  captions: [],
  thumbnailsUrl: null,
  keyUrl: null,
});

/** A player whose timeline is that of the real one, and whose time tests set. */
function openPlayer() {
  let state = idleState;
  let now = 0;
  let notify = () => {};
  const ids = () => state.joins.map(({ id }) => id);
  const player: SessionPlayer = {
    load(source, { id = "", startSeconds = 0 } = {}) {
      now = startSeconds;
      state = { ...state, phase: "playing", joins: firstJoin({ id, source }) };
    },
    append(source, { id = "" } = {}) {
      state = { ...state, joins: appendJoin(state.joins, { id, source }) };
    },
    splice(source, at, { id = "" } = {}) {
      const cut: readonly Join[] = cutJoins(state.joins, Math.max(at, now + 0.5));
      state = { ...state, joins: appendJoin(cut, { id, source }) };
    },
    get state() {
      return state;
    },
    subscribe(listener) {
      notify = listener;
      return () => undefined;
    },
    joinAt: (seconds?: number) => joinAt(state.joins, seconds ?? now),
    get currentSeconds() {
      return now;
    },
  };
  const reach = (seconds: number) => {
    now = seconds;
    notify();
  };
  const end = () => {
    state = { ...state, phase: "ended" };
    notify();
  };
  return { player, reach, end, clips: () => ids().map((id) => readEntry(id).clip) };
}

const option = (text: string, isDefault = false): Option => ({
  text,
  isDefault,
  says: [],
  picture: null,
});

/** A gate with a left and a right door; both lead to endings. */
function gate(how: { timerSeconds: number | null; idle: string | null }): Record<string, Moment> {
  const options = [option("Left"), option("Right", true)];
  const next = { kind: "choice", prompt: null, openAt: null, options, ...how } as const;
  const ending = (id: string) => ({ kind: "ending", ending: id }) as const;
  return {
    "": { clips: ["gate", "lion"], next, variables: {} },
    "0": { clips: ["left"], next: ending("left"), variables: {} },
    "1": { clips: ["right", "lamps"], next: ending("lamps"), variables: {} },
  };
}

function open(moments: Record<string, Moment>, playsItself = false) {
  const fake = openPlayer();
  const script = {
    compiled: "",
    momentAt(path: readonly number[]) {
      const moment = moments[path.join(".")];
      if (!moment) throw new RangeError("There is no such path.");
      return moment;
    },
  };
  /** Clips that are being fetched ahead. */
  const ahead = new Set<string>();
  const session = new InteractiveSession({
    player: fake.player,
    script,
    sourceOf,
    prefetch({ manifestUrl }, signal) {
      ahead.add(manifestUrl);
      signal.addEventListener("abort", () => ahead.delete(manifestUrl));
      return Promise.resolve();
    },
    playsItself: () => playsItself,
  });
  return { ...fake, session, ahead, read: () => session.state.get() };
}

describe("an interactive session", () => {
  test("asks so that a timed choice ends with its clip, and takes the default on time-out", () => {
    const { reach, read, clips } = open(gate({ timerSeconds: 8, idle: null }));
    expect(clips()).toEqual(["gate", "lion"]);
    reach(11.9);
    expect(read().phase).toBe("playing");
    reach(12);
    expect(read()).toMatchObject({ phase: "asking", question: { window: { opensAt: 12 } } });
    reach(19.3);
    expect(read()).toMatchObject({ phase: "answered", path: [1], answer: 1 });
    expect(clips()).toEqual(["gate", "lion", "right", "lamps"]);
    reach(20);
    expect(read()).toMatchObject({ phase: "playing", answer: null, onScreen: { clip: "right" } });
  });

  test("fetches every option's clip ahead while a choice is open, and keeps the chosen one", () => {
    const { session, reach, ahead } = open(gate({ timerSeconds: 8, idle: "wait" }));
    expect([...ahead]).toEqual([]);
    reach(12);
    expect([...ahead]).toEqual(["/left", "/right"]);
    reach(5);
    expect([...ahead]).toEqual([]);
    reach(12);
    session.answer(0);
    expect([...ahead]).toEqual(["/left"]);
  });

  test("an early answer lets the clip play to its end", () => {
    const { session, player, reach, clips } = open(gate({ timerSeconds: 8, idle: "wait" }));
    reach(12);
    session.answer(0);
    expect(clips()).toEqual(["gate", "lion", "left"]);
    expect(player.state.joins.at(-1)?.startSeconds).toBe(20);
  });

  test("a choice without a timer repeats its waiting clip, which the answer replaces", () => {
    const { session, player, reach, read, clips } = open(
      gate({ timerSeconds: null, idle: "wait" }),
    );
    expect(clips()).toEqual(["gate", "lion", "wait"]);
    reach(20);
    expect(read().phase).toBe("asking");
    reach(31);
    expect(clips()).toEqual(["gate", "lion", "wait", "wait", "wait"]);
    session.answer(0);
    expect(clips()).toEqual(["gate", "lion", "wait", "wait", "left"]);
    expect(player.state.joins.at(-1)?.startSeconds).toBe(31.5);
  });

  test("an answer counts once", () => {
    const { session, reach, read } = open(gate({ timerSeconds: 8, idle: null }));
    session.answer(0);
    expect(read().path).toEqual([]);
    reach(13);
    session.answer(0);
    session.answer(1);
    expect(read().path).toEqual([0]);
  });

  test("a viewer who seeks back before an open choice sees it open again", () => {
    const { reach, read } = open(gate({ timerSeconds: 8, idle: null }));
    reach(13);
    reach(5);
    expect(read()).toMatchObject({ phase: "playing", question: null });
    reach(12.5);
    expect(read().phase).toBe("asking");
  });

  test("ends with an ending, and asks again after undoing", () => {
    const { session, player, reach, read, end } = open(gate({ timerSeconds: 8, idle: null }));
    reach(13);
    session.answer(1);
    reach(35);
    end();
    expect(read().phase).toBe("ended");
    session.undo();
    expect(read()).toMatchObject({ phase: "playing", path: [], onScreen: { clip: "lion" } });
    expect(player.currentSeconds).toBe(0);
    reach(3);
    expect(read().phase).toBe("asking");
  });

  test("starts at a saved place", () => {
    const { session, player, clips, read } = open(gate({ timerSeconds: 8, idle: null }));
    session.goTo({ path: [1], clip: "lamps", seconds: 4 });
    expect(clips()).toEqual(["lamps"]);
    expect(player.currentSeconds).toBe(4);
    expect(read().path).toEqual([1]);
  });

  test("plays itself by the defaults", () => {
    const { reach, read } = open(gate({ timerSeconds: 8, idle: null }), true);
    reach(12);
    expect(read().path).toEqual([1]);
  });
});
