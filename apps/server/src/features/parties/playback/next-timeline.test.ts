import { waitAtMostMs } from "@goldmane/contracts/parties/limits";
import { positionAt } from "@goldmane/contracts/parties/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  startTitle,
  cue,
  idlePlayback,
  type PartyPlayback,
  applyTime,
  markLoaded,
  markStalled,
  nextTransitionAt,
  applyCommand,
} from "./next-timeline.ts";

const durationSeconds = 120;
const people = ["a", "b", "c"];

type Step = (playback: PartyPlayback, now: number) => PartyPlayback | null;

const leadMs = 400;
const context = (now: number) => ({ now, leadMs, durationSeconds });
const anyProfile = fc.constantFrom(...people);

/** Any event, whether or not it makes sense in the current state. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom({ act: "play" } as const, { act: "pause" } as const, { act: "stop" } as const)
    .map(
      (command): Step =>
        (playback, now) =>
          applyCommand(playback, command, context(now), people),
    ),
  fc.double({ min: -5, max: 500, noNaN: true }).map(
    (position): Step =>
      (playback, now) =>
        applyCommand(playback, { act: "seek", position }, context(now), people),
  ),
  fc.constantFrom(0.75, 1, 1.5).map(
    (rate): Step =>
      (playback, now) =>
        applyCommand(playback, { act: "rate", rate: rate as 1 }, context(now), people),
  ),
  fc.constantFrom("one", "two").map(
    (title): Step =>
      (playback, now) =>
        startTitle(playback, title, context(now), people),
  ),
  fc.constantFrom("one", "two").map(
    (title): Step =>
      (playback, now) =>
        cue(playback, title, now),
  ),
  anyProfile.map(
    (profileId): Step =>
      (playback, now) =>
        markLoaded(playback, { profileId, seq: playback.seq }, context(now)),
  ),
  anyProfile.map(
    (profileId): Step =>
      (playback, now) =>
        markStalled(playback, { profileId, seq: playback.seq }, context(now)),
  ),
  fc.constant<Step>((playback, now) => applyTime(playback, context(now))),
);
const steps = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 15_000 })), { maxLength: 40 });

test("increments seq, schedules ahead and stays within the film for any event", () => {
  fc.assert(
    fc.property(steps, (all) => {
      let now = 1_000_000;
      let playback = idlePlayback(1, now);
      for (const [happens, later] of all) {
        now += later;
        const next = happens(playback, now);
        if (!next) continue;
        expect(next.seq).toBe(playback.seq + 1);
        expect(next.at).toBeLessThanOrEqual(now + leadMs);
        expect(next.position).toBeGreaterThanOrEqual(0);
        expect(next.position).toBeLessThanOrEqual(durationSeconds);
        expect(next.state === "waiting").toBe(next.waitUntil !== null);
        if (next.state === "waiting") expect(next.waitingFor.length).toBeGreaterThan(0);
        if (next.titleId === null) expect(next.state).toBe("idle");
        playback = next;
      }
    }),
  );
});

test("never waits longer than waitAtMostMs", () => {
  fc.assert(
    fc.property(steps, (all) => {
      let now = 1_000_000;
      let playback = idlePlayback(1, now);
      for (const [happens, later] of all) {
        now += later;
        playback = applyTime(playback, context(now)) ?? playback;
        playback = happens(playback, now) ?? playback;
        const leftMs = (playback.waitUntil ?? now) - now;
        expect(leftMs).toBeLessThanOrEqual(waitAtMostMs + leadMs);
      }
    }),
  );
});

test("pauses at the position reached when everyone has received the command", () => {
  const playing: PartyPlayback = {
    ...idlePlayback(4, 0),
    titleId: "one",
    state: "playing",
    position: 10,
    at: 0,
  };
  const paused = applyCommand(playing, { act: "pause" }, context(5000), people);
  expect(paused).toMatchObject({ seq: 5, state: "paused", position: 15.4, at: 5400 });
  expect(paused && positionAt(paused, 99_000)).toBe(15.4);
});

test("waits for everyone after a seek and resumes with the last", () => {
  const playing: PartyPlayback = {
    ...idlePlayback(4, 0),
    titleId: "one",
    state: "playing",
    position: 10,
    at: 0,
  };
  let playback = applyCommand(playing, { act: "seek", position: 60 }, context(5000), people);
  expect(playback).toMatchObject({
    state: "waiting",
    position: 60,
    waitingFor: people,
    waitUntil: 15_400,
  });
  for (const profileId of people)
    playback = playback && markLoaded(playback, { profileId, seq: 5 }, context(6000));
  expect(playback).toMatchObject({ state: "playing", position: 60, at: 6400, waitingFor: [] });
});

test("ignores loading reports from before a seek", () => {
  const playing: PartyPlayback = {
    ...idlePlayback(4, 0),
    titleId: "one",
    state: "playing",
    position: 10,
    at: 0,
  };
  const playback = applyCommand(playing, { act: "seek", position: 60 }, context(5000), people);
  expect(playback && markLoaded(playback, { profileId: "a", seq: 4 }, context(6000))).toBeNull();
});

test("leaves slow participants behind and doesn't wait for them until they are back", () => {
  let playback: PartyPlayback = startTitle(idlePlayback(1, 0), "one", context(0), people);
  playback = markLoaded(playback, { profileId: "a", seq: playback.seq }, context(100)) ?? playback;
  expect(applyTime(playback, context(10_000))).toBeNull();
  const due = nextTransitionAt(playback, durationSeconds) ?? 0;
  playback = applyTime(playback, context(due)) ?? playback;
  expect(playback).toMatchObject({ state: "playing", leftBehind: ["b", "c"] });
  expect(markStalled(playback, { profileId: "b", seq: playback.seq }, context(due + 1))).toBeNull();
  playback =
    markLoaded(playback, { profileId: "b", seq: playback.seq }, context(due + 2)) ?? playback;
  expect(
    markStalled(playback, { profileId: "b", seq: playback.seq }, context(due + 3)),
  ).toMatchObject({
    state: "waiting",
    waitingFor: ["b"],
  });
});

test("returns to an empty lobby at the end of the film", () => {
  const playing: PartyPlayback = {
    ...idlePlayback(4, 0),
    titleId: "one",
    state: "playing",
    position: 110,
    at: 0,
  };
  expect(nextTransitionAt(playing, durationSeconds)).toBe(10_000);
  expect(applyTime(playing, context(9999))).toBeNull();
  expect(applyTime(playing, context(10_000))).toMatchObject({ state: "idle", titleId: null });
});

test("starts a cued title only by a show command", () => {
  const waiting = cue(idlePlayback(3, 0), "one", 10);
  expect(waiting).toMatchObject({ seq: 4, state: "idle", titleId: "one", position: 0 });
  if (!waiting) throw new Error("The title should be cued.");
  for (const command of [{ act: "play" }, { act: "seek", position: 9 }] as const)
    expect(applyCommand(waiting, command, context(20), people)).toBeNull();
  expect(cue(waiting, "one", 20)).toBeNull();
  expect(applyCommand(waiting, { act: "stop" }, context(20), people)).toMatchObject({
    titleId: null,
  });
  expect(startTitle(waiting, "one", context(20), people)).toMatchObject({
    state: "waiting",
    seq: 5,
  });
});
