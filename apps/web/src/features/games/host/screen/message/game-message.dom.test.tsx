import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { GameMessage } from "#features/games/host/message.ts";
import { changeGameSettings } from "#features/games/host/settings/game-settings.ts";
import { GameMessageOverlay } from "./game-message.tsx";

const speak = vi.fn<(utterance: { text: string }) => void>();
vi.stubGlobal("speechSynthesis", {
  getVoices: () => [{ name: "Daniel", lang: "en-GB" }],
  cancel() {},
  speak,
});
vi.stubGlobal(
  "SpeechSynthesisUtterance",
  class extends EventTarget {
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  },
);

afterEach(() => {
  cleanup();
  speak.mockClear();
  changeGameSettings({ readsAloud: false, textSize: "normal" });
});

const box = { x: 480, y: 270, width: 96, height: 54 };
const riddle: GameMessage = {
  key: "bell",
  text: "It sings when it swings. What is it?",
  box,
  choices: [
    { label: "Bell", box, isGone: false },
    { label: "Cat", box, isGone: true },
  ],
  at: 0,
  reply: "",
};

function show(message: GameMessage | null) {
  const point = vi.fn<(at: { x: number; y: number } | null) => void>();
  render(<GameMessageOverlay message={message} controls={{ current: { point } }} />);
  return point;
}

const saidNow = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("says a riddle, its remaining answers and the highlighted one", () => {
  show(riddle);
  expect(saidNow()).toEqual(["It sings when it swings. What is it? Answers: Bell.", "Bell"]);
  expect(screen.getByRole("button", { name: "Cat" })).toHaveProperty("disabled", true);
});

test("an answer's button touches the middle of its picture", () => {
  const point = show(riddle);
  fireEvent.click(screen.getByRole("button", { name: "Bell" }));
  expect(point).toHaveBeenCalledWith({ x: 0.55, y: 0.55 });
});

test("reads a riddle aloud when asked, or at once if the settings say so", async () => {
  show(riddle);
  expect(speak).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Read aloud" }));
  await vi.waitFor(() => expect(speak.mock.lastCall?.[0].text).toBe(riddle.text));
  cleanup();
  speak.mockClear();
  changeGameSettings({ readsAloud: true });
  show({ ...riddle, said: "Sun, moon, sun" });
  await vi.waitFor(() => expect(speak.mock.lastCall?.[0].text).toBe("Sun, moon, sun"));
});

test("says nothing without a message", () => {
  show(null);
  expect(saidNow()).toEqual(["", ""]);
  expect(screen.queryByRole("button")).toBeNull();
});
