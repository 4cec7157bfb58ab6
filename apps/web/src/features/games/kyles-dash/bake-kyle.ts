import { parseLook } from "@goldmane/contracts/avatars/rules";
import { parsePicture } from "@goldmane/contracts/family/rules";
import { actorBounds } from "@goldmane/stage/actor/bounds";
import type { Actor } from "@goldmane/stage/actor/figure/figure";
import { dressed } from "@goldmane/stage/wardrobe/draw-look";
import type { ActorFrame } from "#features/games/host/art/draw-actor-frame.ts";
import type { ArtBaker } from "#features/games/host/art/open-art.ts";
import { kyle } from "./kyle.ts";

/** Units from Kyle's feet to the tips of his ears. */
const height = 112;
const runFrames = 12;

/** Numbers of the frames on Kyle's sheet. */
export const kyleFrame = {
  run: (turn: number) => Math.floor((((turn % 1) + 1) % 1) * runFrames),
  rise: runFrames,
  top: runFrames + 1,
  drop: runFrames + 2,
  slide: runFrames + 3,
  ouch: runFrames + 4,
  wave: (turn: number) => runFrames + 5 + (Math.floor(turn * 2) % 2),
  cheer: runFrames + 7,
  float: runFrames + 8,
} as const;

const frames: ActorFrame[] = [
  ...Array.from({ length: runFrames }, (_, at): ActorFrame => ({
    verb: "run",
    cycle: at / runFrames,
    feel: "excited",
  })),
  { verb: "jump", share: 0.34, feel: "excited" },
  { verb: "jump", share: 0.5, feel: "excited" },
  { verb: "jump", share: 0.68, feel: "excited" },
  {
    feel: "excited",
    adjust(pose) {
      pose.crouch = 0.78;
      pose.lean = -0.5;
      pose.stretch = 0.82;
      pose.arms.near = { x: -0.9, y: 0.1 };
      pose.arms.far = { x: 0.9, y: -0.3 };
      pose.feet.near = { x: 26, y: 6, tip: -0.3 };
      pose.feet.far = { x: 34, y: 4, tip: -0.3 };
    },
  },
  {
    verb: "jump",
    share: 0.5,
    feel: "surprised",
    adjust(pose) {
      pose.lean = -0.3;
      pose.arms.near = { x: -0.8, y: -0.5 };
      pose.arms.far = { x: 0.9, y: -0.6 };
    },
  },
  { verb: "wave", share: 0.4, looksOut: true },
  { verb: "wave", share: 0.58, looksOut: true },
  { verb: "cheer", share: 0.45, feel: "excited", looksOut: true },
  { doing: "sit", feel: "surprised", looksOut: true },
];

/**
 * Bakes Kyle, or the avatar that a profile's picture shows, and returns its key.
 * @param picture the picture's address
 */
export async function bakeRunner(art: ArtBaker, picture: string | null): Promise<string> {
  const name = picture === null ? null : parsePicture(picture);
  const look = name === null ? null : parseLook(name);
  const member = look ? dressed(look) : kyle;
  const key = look ? `kyles-dash.${name}` : "kyles-dash.kyle";
  await art.actor(key, { member, frames, height: heightOf(member), genre: "kids" });
  return key;
}

/** The faces of all runners are at Kyle's height: ears and hats rise above it. */
function heightOf(member: Actor): number {
  const own = actorBounds(member);
  const his = actorBounds(kyle);
  return (height / his.height) * (his.headY / own.headY) * own.height;
}
