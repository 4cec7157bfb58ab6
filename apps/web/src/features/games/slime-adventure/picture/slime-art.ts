import type { ArtBaker, ActorArt } from "#features/games/host/art/open-art.ts";
import type { ActorFrame } from "#features/games/host/art/draw-actor-frame.ts";
import type { SlimeState } from "@goldmane/games/slime-adventure/state";
import { colorAt } from "./world-theme.ts";

/** The skins of a slime: of its player, of a half, or of paint. */
export type SlimeSkin = "gobbet" | "pal" | "gob" | "bet" | "red" | "blue" | "yellow";

/** The frames of a slime's picture. */
export const slimeFrames = { calm: 0, blink: 1, glad: 2, amazed: 3, silly: 4, hurt: 5 } as const;

/** Units from its foot to its top at its natural size. */
export const slimeHeight = 46;

const frames: readonly ActorFrame[] = [
  { feel: "happy", facing: 1 },
  {
    feel: "happy",
    facing: 1,
    adjust: (pose) => {
      pose.face.blink = 0;
    },
  },
  { feel: "excited", facing: 1 },
  { feel: "surprised", facing: 1 },
  { feel: "silly", facing: 1 },
  { feel: "sad", facing: 1, looksOut: true },
];

const bodies: Record<SlimeSkin, { body: string; belly: string; accent: string }> = {
  gobbet: { body: "#4fd08a", belly: "#c8ffd8", accent: "#ff7ac0" },
  pal: { body: "#ff8ac6", belly: "#ffe0f0", accent: "#4fd08a" },
  gob: { body: "#4fd0c8", belly: "#d0fff8", accent: "#ff7ac0" },
  bet: { body: "#8ad84f", belly: "#efffd0", accent: "#ff7ac0" },
  red: { body: colorAt(1).body, belly: colorAt(1).light, accent: "#ffd23f" },
  blue: { body: colorAt(2).body, belly: colorAt(2).light, accent: "#ffd23f" },
  yellow: { body: colorAt(3).body, belly: colorAt(3).light, accent: "#ff7ac0" },
};

/** The skin of a body. */
export function skinOf(state: SlimeState, index: number): SlimeSkin {
  const body = state.bodies[index];
  if (!body) return "gobbet";
  if (body.color > 0) return (["red", "blue", "yellow"] as const)[body.color - 1] ?? "red";
  if (!body.isHalf) return body.player === 0 ? "gobbet" : "pal";
  return index < state.players.length ? "gob" : "bet";
}

/** Bakes the slimes that a level can show, with the films' own character. */
export async function bakeSlimes(
  art: ArtBaker,
  level: { tiles: string; canSplit: boolean },
  { players, light }: { players: number; light: ActorArt["light"] },
): Promise<void> {
  const skins: SlimeSkin[] = ["gobbet"];
  if (players > 1) skins.push("pal");
  if (level.canSplit) skins.push("gob", "bet");
  if (level.tiles.includes("r")) skins.push("red");
  if (level.tiles.includes("u")) skins.push("blue");
  if (level.tiles.includes("y")) skins.push("yellow");
  for (const skin of skins)
    await art.actor(`slime.${skin}`, {
      member: {
        id: skin,
        name: skin,
        rig: "slime",
        look: { ...bodies[skin], size: 1 },
        voice: { pitch: 1.15, rate: 1.05 },
      },
      frames,
      height: slimeHeight,
      ...(light ? { light } : {}),
    });
}
