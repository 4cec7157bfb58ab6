import { playerCast, type CastName } from "#features/games/leos-arcade/kit/cast.ts";
import type { Backdrop } from "#features/games/leos-arcade/kit/paint-backdrop.ts";

const skies = [
  ["#ff9a4a", "#ffd9a0"],
  ["#5c8fe0", "#bcd7ff"],
  ["#f06fa8", "#ffd0e6"],
  ["#58b06a", "#c8f0c0"],
  ["#8a5cf0", "#d9c4ff"],
  ["#2fb8b0", "#b8f5e3"],
  ["#f0b429", "#fff0b0"],
  ["#d0455e", "#ffb8b0"],
] as const;

/** The character of a player, told apart by its shape and the color behind it. */
export function playerLook(player: number): {
  name: CastName;
  frame: string;
  /** Its size relative to the animals, for equal heights. */
  size: number;
  backdrop: Backdrop;
} {
  const at = player % playerCast.length;
  const name = playerCast[at] ?? "leo";
  const sky = skies[at] ?? skies[0];
  const isTall = name === "leo" || name === "gorm";
  return {
    name,
    frame: isTall ? "stand" : "happy",
    size: isTall ? 0.72 : 1,
    backdrop: { sky, floor: [sky[0], "#3a1f6b"], horizon: 430, motif: "rays", tone: "#ffffff" },
  };
}
