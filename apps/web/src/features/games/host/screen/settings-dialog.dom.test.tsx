import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeGameSettings, gameSettings } from "#features/games/host/settings/game-settings.ts";
import { SettingsDialog } from "./settings-dialog.tsx";

const standard = gameSettings.get();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  changeGameSettings(standard);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(facts: { hasOneButton?: boolean; isInRun?: boolean } = {}) {
  render(<SettingsDialog hasOneButton isInRun={false} onClose={() => {}} {...facts} />);
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a game pad's button is assigned by pressing it", () => {
  const pressed: number[] = [0];
  const getGamepads = () => [
    {
      connected: true,
      axes: [],
      buttons: Array.from({ length: 16 }, (_, at) => ({ pressed: pressed.includes(at) })),
    },
  ];
  vi.stubGlobal("navigator", Object.create(navigator, { getGamepads: { value: getGamepads } }));
  show();
  press("A: button 1");
  // The press that chose the action doesn't count.
  act(() => void vi.advanceTimersByTime(60));
  // B would close the dialog otherwise.
  expect(screen.getByRole("button", { name: "Press a button…" }).dataset["ownsPad"]).toBe("true");
  pressed.length = 0;
  act(() => void vi.advanceTimersByTime(60));
  pressed.push(6);
  act(() => void vi.advanceTimersByTime(60));
  expect(screen.getByRole("button", { name: "Press a button…" }).dataset["ownsPad"]).toBe("true");
  pressed.length = 0;
  act(() => void vi.advanceTimersByTime(60));
  expect(screen.getByRole("button", { name: "A: button 7" })).toBeTruthy();
  expect(gameSettings.get().pad).toEqual({ ...standard.pad, a: 6 });
});

test("colors, text size, hands and subtitles are kept on the device", () => {
  show();
  press("Red and green");
  press("Largest");
  fireEvent.click(screen.getByRole("switch", { name: /left-handers/ }));
  fireEvent.click(screen.getByRole("switch", { name: /Subtitles/ }));
  fireEvent.click(screen.getByRole("switch", { name: /one button/ }));
  const chosen = {
    colors: "red-green",
    textSize: "largest",
    isLeftHanded: true,
    hasSubtitles: true,
    isOneButton: true,
  };
  expect(gameSettings.get()).toMatchObject(chosen);
  expect(JSON.stringify(localStorage)).toContain("red-green");
});

test("within a run the text size waits, and colors don't", () => {
  show({ isInRun: true });
  expect(screen.queryByRole("button", { name: "Largest" })).toBeNull();
  expect(screen.getByRole("button", { name: "Blue and yellow" })).toBeTruthy();
});

test("one button is offered where the game can be played with it", () => {
  show({ hasOneButton: false });
  expect(screen.queryByRole("switch", { name: /one button/ })).toBeNull();
});
