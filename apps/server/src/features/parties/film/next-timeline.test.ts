import { waitAtMostMs } from "@goldmane/contracts/parties/limits";
import { positionAt } from "@goldmane/contracts/parties/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  begin,
  cue,
  empty,
  type Film,
  letTimePass,
  markLoaded,
  markStalled,
  nextInstant,
  obey,
} from "./next-timeline.ts";

const durationSeconds = 120;
const people = ["a", "b", "c"];

type Step = (film: Film, now: number) => Film | null;

const leadMs = 400;
const moment = (now: number) => ({ now, leadMs, durationSeconds });
const somebody = fc.constantFrom(...people);

/** Anything that can happen to a film, of whatever sense at that time. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom({ act: "play" } as const, { act: "pause" } as const, { act: "stop" } as const)
    .map(
      (command): Step =>
        (film, now) =>
          obey(film, command, moment(now), people),
    ),
  fc.double({ min: -5, max: 500, noNaN: true }).map(
    (position): Step =>
      (film, now) =>
        obey(film, { act: "seek", position }, moment(now), people),
  ),
  fc.constantFrom(0.75, 1, 1.5).map(
    (rate): Step =>
      (film, now) =>
        obey(film, { act: "rate", rate: rate as 1 }, moment(now), people),
  ),
  fc.constantFrom("one", "two").map(
    (title): Step =>
      (film, now) =>
        begin(film, title, moment(now), people),
  ),
  fc.constantFrom("one", "two").map(
    (title): Step =>
      (film, now) =>
        cue(film, title, now),
  ),
  somebody.map(
    (profileId): Step =>
      (film, now) =>
        markLoaded(film, { profileId, seq: film.seq }, moment(now)),
  ),
  somebody.map(
    (profileId): Step =>
      (film, now) =>
        markStalled(film, { profileId, seq: film.seq }, moment(now)),
  ),
  fc.constant<Step>((film, now) => letTimePass(film, moment(now))),
);
const steps = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 15_000 })), { maxLength: 40 });

test("whatever happens, each change is one later, lies ahead, and is within the film", () => {
  fc.assert(
    fc.property(steps, (all) => {
      let now = 1_000_000;
      let film = empty(1, now);
      for (const [happens, later] of all) {
        now += later;
        const next = happens(film, now);
        if (!next) continue;
        expect(next.seq).toBe(film.seq + 1);
        expect(next.at).toBeLessThanOrEqual(now + leadMs);
        expect(next.position).toBeGreaterThanOrEqual(0);
        expect(next.position).toBeLessThanOrEqual(durationSeconds);
        expect(next.state === "waiting").toBe(next.waitUntil !== null);
        if (next.state === "waiting") expect(next.waitingFor.length).toBeGreaterThan(0);
        if (next.titleId === null) expect(next.state).toBe("idle");
        film = next;
      }
    }),
  );
});

test("nobody ever waits for longer than the longest wait", () => {
  fc.assert(
    fc.property(steps, (all) => {
      let now = 1_000_000;
      let film = empty(1, now);
      for (const [happens, later] of all) {
        now += later;
        film = letTimePass(film, moment(now)) ?? film;
        film = happens(film, now) ?? film;
        const leftMs = (film.waitUntil ?? now) - now;
        expect(leftMs).toBeLessThanOrEqual(waitAtMostMs + leadMs);
      }
    }),
  );
});

test("a pause stops where the film is when everybody hears of it", () => {
  const playing: Film = { ...empty(4, 0), titleId: "one", state: "playing", position: 10, at: 0 };
  const paused = obey(playing, { act: "pause" }, moment(5000), people);
  expect(paused).toMatchObject({ seq: 5, state: "paused", position: 15.4, at: 5400 });
  expect(paused && positionAt(paused, 99_000)).toBe(15.4);
});

test("a seek waits for everybody, and goes on with the last", () => {
  const playing: Film = { ...empty(4, 0), titleId: "one", state: "playing", position: 10, at: 0 };
  let film = obey(playing, { act: "seek", position: 60 }, moment(5000), people);
  expect(film).toMatchObject({
    state: "waiting",
    position: 60,
    waitingFor: people,
    waitUntil: 15_400,
  });
  for (const profileId of people)
    film = film && markLoaded(film, { profileId, seq: 5 }, moment(6000));
  expect(film).toMatchObject({ state: "playing", position: 60, at: 6400, waitingFor: [] });
});

test("what was loaded before a seek says nothing of the place after it", () => {
  const playing: Film = { ...empty(4, 0), titleId: "one", state: "playing", position: 10, at: 0 };
  const film = obey(playing, { act: "seek", position: 60 }, moment(5000), people);
  expect(film && markLoaded(film, { profileId: "a", seq: 4 }, moment(6000))).toBeNull();
});

test("who is not there in time is left behind, and holds nobody up until they are back", () => {
  let film: Film = begin(empty(1, 0), "one", moment(0), people);
  film = markLoaded(film, { profileId: "a", seq: film.seq }, moment(100)) ?? film;
  expect(letTimePass(film, moment(10_000))).toBeNull();
  const due = nextInstant(film, durationSeconds) ?? 0;
  film = letTimePass(film, moment(due)) ?? film;
  expect(film).toMatchObject({ state: "playing", leftBehind: ["b", "c"] });
  expect(markStalled(film, { profileId: "b", seq: film.seq }, moment(due + 1))).toBeNull();
  film = markLoaded(film, { profileId: "b", seq: film.seq }, moment(due + 2)) ?? film;
  expect(markStalled(film, { profileId: "b", seq: film.seq }, moment(due + 3))).toMatchObject({
    state: "waiting",
    waitingFor: ["b"],
  });
});

test("a film that was seen to its end makes room for another", () => {
  const playing: Film = { ...empty(4, 0), titleId: "one", state: "playing", position: 110, at: 0 };
  expect(nextInstant(playing, durationSeconds)).toBe(10_000);
  expect(letTimePass(playing, moment(9999))).toBeNull();
  expect(letTimePass(playing, moment(10_000))).toMatchObject({ state: "idle", titleId: null });
});

test("what waits on the screen begins by nothing but being put on", () => {
  const waiting = cue(empty(3, 0), "one", 10);
  expect(waiting).toMatchObject({ seq: 4, state: "idle", titleId: "one", position: 0 });
  if (!waiting) throw new Error("It is on the screen.");
  for (const command of [{ act: "play" }, { act: "seek", position: 9 }] as const)
    expect(obey(waiting, command, moment(20), people)).toBeNull();
  expect(cue(waiting, "one", 20)).toBeNull();
  expect(obey(waiting, { act: "stop" }, moment(20), people)).toMatchObject({ titleId: null });
  expect(begin(waiting, "one", moment(20), people)).toMatchObject({ state: "waiting", seq: 5 });
});
