import type { RaceSnapshot } from "@goldmane/contracts/games/races/live";
import { expect, test } from "vitest";
import { rivalDelayTicks, Rivals } from "./rivals.ts";

function snapshot(tick: number, progress: number): RaceSnapshot {
  const racer = { tick, pose: [tick], finishedAt: null, isOut: false };
  return {
    raceId: "race",
    tick,
    racers: [
      { ...racer, progress: 0 },
      { ...racer, progress },
    ],
  };
}

test("rivals move evenly between two snapshots, and the own racer is left out", () => {
  const rivals = new Rivals(0);
  rivals.add(snapshot(100, 500));
  rivals.add(snapshot(104, 540));
  expect(rivals.at(103 + rivalDelayTicks)).toEqual([
    { index: 1, progress: 530, pose: [104], isOut: false },
  ]);
  expect(rivals.at(101 + rivalDelayTicks)[0]?.pose).toEqual([100]);
});

test("racers are ranked by arrival, then by progress", () => {
  const rivals = new Rivals(0);
  const racer = { tick: 9, pose: [], finishedAt: null, isOut: false };
  const racers = [
    { ...racer, progress: 10 },
    { ...racer, progress: 30 },
    { ...racer, progress: 90, finishedAt: 400 },
    { ...racer, progress: 90, finishedAt: 300 },
  ];
  rivals.add({ raceId: "race", tick: 9, racers });
  expect(rivals.ranking()).toEqual([3, 2, 1, 0]);
});

test("rivals wait at the last snapshot while no other one comes", () => {
  const rivals = new Rivals(0);
  expect(rivals.at(50)).toEqual([]);
  rivals.add(snapshot(100, 500));
  expect(rivals.at(500)[0]?.progress).toBe(500);
  expect(rivals.at(0)[0]?.progress).toBe(500);
});

test("a snapshot that overtook another one is not followed by the older one", () => {
  const rivals = new Rivals(0);
  rivals.add(snapshot(104, 540));
  rivals.add(snapshot(100, 500));
  expect(rivals.at(200)[0]?.progress).toBe(540);
});
