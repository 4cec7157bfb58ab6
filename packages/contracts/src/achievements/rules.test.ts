import { expect, test } from "vitest";
import type { GameId } from "#games/limits.ts";
import { badges } from "./limits.ts";
import { countTowards, earnedBy, gameOfBadge } from "./rules.ts";

const nothing = {
  films: 0,
  genres: 0,
  streak: 0,
  calmStreak: 0,
  promises: 0,
  landings: new Map(),
  games: new Set<GameId>(),
  feats: { missions: 0, slimeStars: 0, arcadeWins: 0, realms: 0 },
  endings: { found: 0, completeFilms: 0 },
};
const left = { reason: "bedTime", mayFinish: false, until: "06:00" } as const;

test("a profile that watched nothing has earned nothing", () => {
  expect(earnedBy(nothing, null)).toEqual([]);
});

test("each badge has its own measure", () => {
  expect(earnedBy({ ...nothing, films: 1, genres: 1, streak: 1, calmStreak: 2 }, null)).toEqual([
    "first-film",
  ]);
  expect(
    earnedBy({ ...nothing, films: 9, genres: 6, streak: 7, calmStreak: 7, promises: 1 }, null),
  ).toEqual([
    "first-film",
    "kept-promise",
    "second-genre",
    "streak-3",
    "calm-3",
    "streak-7",
    "calm-7",
    "all-genres",
  ]);
});

test("a film that ends shortly before the time is up was stopped on time", () => {
  const endWith = (minutesLeft: number, isLast = false) =>
    earnedBy(nothing, { isReadAlong: false, timeLeft: { ...left, minutesLeft, isLast } });
  expect(endWith(20)).toEqual(["on-time"]);
  expect(endWith(0, true)).toEqual(["on-time"]);
  expect(endWith(0)).toEqual([]);
  expect(endWith(120)).toEqual([]);
  expect(earnedBy(nothing, { isReadAlong: false, timeLeft: null })).toEqual([]);
});

test("a film with captions earns the read-along badge", () => {
  expect(earnedBy(nothing, { isReadAlong: true, timeLeft: null })).toEqual(["read-along"]);
});

test("three planets of a system earn its star chart", () => {
  const facts = {
    ...nothing,
    landings: new Map([
      ["chart-kids", 3],
      ["chart-anime", 2],
    ] as const),
  };
  expect(earnedBy(facts, null)).toEqual(["chart-kids"]);
});

test("a finished run of a game earns its badge", () => {
  const games = new Set(["slime-adventure"] as const);
  expect(earnedBy({ ...nothing, games }, null)).toEqual(["game-slime-adventure"]);
});

test("what is done in games earns badges of its own", () => {
  const feats = { missions: 5, slimeStars: 15, arcadeWins: 29, realms: 6 };
  expect(earnedBy({ ...nothing, feats }, null)).toEqual([
    "dash-missions-5",
    "slime-stars-15",
    "quest-realm",
    "quest-realms-6",
  ]);
  expect(gameOfBadge("quest-realm")).toBe("adventure-quest");
  expect(gameOfBadge("game-kyles-dash")).toBe("kyles-dash");
  expect(gameOfBadge("films-10")).toBe(null);
});

test("endings of interactive films earn badges", () => {
  const endings = { found: 4, completeFilms: 1 };
  expect(earnedBy({ ...nothing, endings }, null)).toEqual(["first-ending", "every-ending"]);
});

test("progress never exceeds what a badge needs", () => {
  const facts = {
    films: 12,
    genres: 4,
    streak: 5,
    calmStreak: 4,
    promises: 2,
    landings: new Map([["chart-kids", 2]] as const),
    games: new Set(["kyles-dash"] as const),
    feats: { missions: 7, slimeStars: 4, arcadeWins: 31, realms: 2 },
    endings: { found: 14, completeFilms: 2 },
  };
  expect(badges.map((badge) => [badge.id, countTowards(badge, facts)])).toEqual([
    ["first-film", 1],
    ["kept-promise", 1],
    ["second-genre", 2],
    ["streak-3", 3],
    ["read-along", 0],
    ["on-time", 0],
    ["calm-3", 3],
    ["streak-7", 5],
    ["calm-7", 4],
    ["all-genres", 4],
    ["films-10", 10],
    ["chart-sci-fi", 0],
    ["chart-fantasy", 0],
    ["chart-anime", 0],
    ["chart-adventure", 0],
    ["chart-kids", 2],
    ["chart-originals", 0],
    ["game-leos-arcade", 0],
    ["game-adventure-quest", 0],
    ["game-slime-adventure", 0],
    ["game-kyles-dash", 1],
    ["dash-missions-5", 5],
    ["dash-missions-25", 7],
    ["slime-stars-15", 4],
    ["arcade-wins-30", 30],
    ["quest-realm", 1],
    ["quest-realms-6", 2],
    ["first-ending", 1],
    ["every-ending", 1],
    ["endings-12", 12],
  ]);
});
