import type { Button } from "@goldmane/games/kernel/input";
import { readDeviceSetting } from "#platform/device/read-device-setting.ts";
import { saveDeviceSetting } from "#platform/device/save-device-setting.ts";
import { openStore } from "#platform/store.ts";
import type { ColorChoice } from "./color-matrices.ts";

/** How games are played on this device. */
export type GameSettings = {
  /** From 0 to 100. */
  effects: number;
  music: number;
  textSize: "normal" | "large" | "largest";
  colors: ColorChoice;
  isLeftHanded: boolean;
  isOneButton: boolean;
  hasSubtitles: boolean;
  /** Riddles are read by the browser's voice. */
  readsAloud: boolean;
  /** The game pad's button for each action, in the standard mapping. */
  pad: Record<PadAction, number>;
  /** How far a stick moves before it counts, in percent. */
  deadZone: number;
};

export const padActions = ["a", "b", "x", "y"] as const satisfies readonly Button[];
export type PadAction = (typeof padActions)[number];

export const textScales = { normal: 1, large: 1.25, largest: 1.5 } as const;

const standard: GameSettings = {
  effects: 80,
  music: 50,
  textSize: "normal",
  colors: "usual",
  isLeftHanded: false,
  isOneButton: false,
  hasSubtitles: false,
  readsAloud: false,
  pad: { a: 0, b: 1, x: 2, y: 3 },
  deadZone: 30,
};

const name = "games";

/** This device's settings; a setting that can't be read falls back to its default. */
export const gameSettings = openStore<GameSettings>(read());

export function changeGameSettings(change: Partial<GameSettings>): void {
  const next = { ...gameSettings.get(), ...change };
  gameSettings.set(next);
  saveDeviceSetting(name, JSON.stringify(next));
}

function read(): GameSettings {
  const text = readDeviceSetting(name);
  if (!text) return standard;
  try {
    const saved: unknown = JSON.parse(text);
    return typeof saved === "object" && saved !== null ? { ...standard, ...saved } : standard;
  } catch {
    return standard;
  }
}
