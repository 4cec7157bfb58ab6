import { beforeEach, expect, test } from "vitest";
import {
  currentGame,
  heldPads,
  holdPhonePad,
  padPhones,
  readPhonePads,
  showGameOnPhones,
} from "./phone-pads.ts";

beforeEach(() => {
  showGameOnPhones(null);
  heldPads.set(new Map());
  padPhones.set(["one", "two"]);
});

const game = { buttons: 1, players: 1, turn: null } as const;

test("alone, any phone plays", () => {
  showGameOnPhones(game);
  holdPhonePad("one", 2);
  holdPhonePad("two", 16);
  expect(readPhonePads(0, 1)).toBe(18);
  expect(currentGame.get()?.players.map(({ player }) => player)).toEqual([1, 1]);
});

test("together, each player has a phone", () => {
  showGameOnPhones({ ...game, players: 2 });
  holdPhonePad("two", 16);
  expect([readPhonePads(0, 2), readPhonePads(1, 2)]).toEqual([0, 16]);
});

test("in turns, only the phone of the player whose turn it is counts", () => {
  holdPhonePad("one", 2);
  holdPhonePad("two", 16);
  showGameOnPhones({ ...game, turn: 0 });
  expect(readPhonePads(0, 1)).toBe(2);
  expect(currentGame.get()?.players).toEqual([{ remoteId: "one", player: 1 }]);
  showGameOnPhones({ ...game, turn: 1 });
  expect(readPhonePads(0, 1)).toBe(16);
  expect(currentGame.get()?.players).toEqual([{ remoteId: "two", player: 2 }]);
});

test("in turns, more players than phones share them in order", () => {
  holdPhonePad("one", 2);
  showGameOnPhones({ ...game, turn: 2 });
  expect(readPhonePads(0, 1)).toBe(2);
  expect(currentGame.get()?.players).toEqual([{ remoteId: "one", player: 3 }]);
});
