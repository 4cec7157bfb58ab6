import {
  enterRace,
  raceChanged,
  raceCorrected,
  raceSnapshot,
  sendRaceInputs,
} from "@goldmane/contracts/games/races/live";
import type { Race } from "@goldmane/contracts/games/races/schema";
import type { AnyRace } from "@goldmane/games/race/registry";
import { countingRace } from "@goldmane/games/testing/counting-race";
import { beforeEach, expect, test } from "vitest";
import { LiveConnection } from "#platform/live/live-connection.ts";
import { FakeSocket } from "#testing/fake-socket.ts";
import { RaceSession } from "./race-session.ts";

const raceId = "0190a5f0-0000-7000-8000-000000000009";
const [ownId, otherId] = [1, 2].map((at) => `0190a5f0-0000-7000-8000-00000000000${at}`);
const startsAt = 100_000;
const race: Race = {
  id: raceId,
  game: "kyles-dash",
  audience: "family",
  openedBy: ownId ?? "",
  state: "running",
  racers: [otherId, ownId].map((profileId = "") => ({
    profileId,
    displayName: "A",
    avatarUrl: "",
    hasLeft: false,
  })),
  seed: 5,
  startsAt,
  order: null,
};

let socket: FakeSocket;
let session: RaceSession;
let now: number;
beforeEach(() => {
  now = startsAt - 1000;
  socket = new FakeSocket();
  socket.answer = (name) => ({ ok: true, ...(name === enterRace.name && { reply: race }) });
  const connection = new LiveConnection(socket);
  connection.open();
  const rules: AnyRace = countingRace;
  session = new RaceSession({ connection, serverNow: () => now, rules }, race, ownId ?? "");
  session.start();
  socket.receiveHello();
});

/** Plays up to `tick` with a held input. */
function playTo(tick: number, input: number): number {
  now = startsAt + (tick * 1000) / 60;
  let steps = 0;
  session.advance(input, () => (steps += 1));
  return steps;
}

function sentInputs(): { from: number; inputs: number[] }[] {
  return socket.sent
    .filter(({ name }) => name === sendRaceInputs.name)
    .map(({ body }) => body as { from: number; inputs: number[] });
}

test("nothing moves before the start, and then the server's clock decides", () => {
  session.advance(16, () => expect.unreachable("a step before the start"));
  expect(playTo(2.5, 16)).toBe(3);
  expect(playTo(2.6, 16)).toBe(0);
});

test("after a reload the own run catches up with the server's clock", () => {
  now = startsAt + 1000;
  expect(session.lag).toBe(60);
  expect(playTo(60, 0)).toBe(61);
  expect(session.lag).toBe(0);
});

test("the inputs of four ticks are sent together, numbered without gaps", () => {
  for (let tick = 0; tick < 12; tick += 1) playTo(tick + 0.1, tick % 2 === 0 ? 16 : 0);
  expect(sentInputs().map(({ from, inputs }) => [from, inputs])).toEqual([
    [0, [16, 0, 16, 0]],
    [4, [16, 0, 16, 0]],
    [8, [16, 0, 16, 0]],
  ]);
});

test("a correction is for the own racer only, and continues from the server's state", () => {
  playTo(10.1, 0);
  const state = { ...countingRace.rules.start(5, countingRace.options), presses: 7 };
  socket.receive(raceCorrected.name, { raceId, racer: 0, tick: 5, state: { ...state } });
  expect(session.state).toMatchObject({ presses: 0 });
  socket.receive(raceCorrected.name, { raceId, racer: 1, tick: 5, state: { ...state } });
  expect(session.state).toMatchObject({ presses: 7, ticks: 6 });
});

test("rivals come from snapshots, and the order from the race's end", () => {
  const racer = { tick: 30, pose: [1], finishedAt: null, isOut: false };
  const racers = [
    { ...racer, progress: 9 },
    { ...racer, progress: 1 },
  ];
  socket.receive(raceSnapshot.name, { raceId, tick: 30, racers });
  playTo(60, 0);
  expect(session.rivals()).toEqual([{ index: 0, progress: 9, pose: [1], isOut: false }]);
  socket.receive(raceChanged.name, { ...race, state: "over", order: [1, 0] });
  expect(session.isFinished).toBe(true);
  expect(session.race.get().order).toEqual([1, 0]);
});
