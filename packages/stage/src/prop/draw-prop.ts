import type { Light, Style } from "#paint/light.ts";
import type { PropKind } from "#story/vocabulary.ts";
import type { Surface } from "#surface.ts";
import {
  paintBalloon,
  paintBall,
  paintDrum,
  paintKite,
  paintUmbrella,
} from "./things/play-things.ts";
import { paintBoat, paintBridge, paintRocket, paintTent } from "./things/built-things.ts";
import { paintBed, paintBedstead, paintQuilt } from "./things/bed.ts";
import { paintBroom } from "./things/broom.ts";
import { paintLetter } from "./things/letter.ts";
import { paintSpoon } from "./things/spoon.ts";
import { paintCake, paintMap, paintRadio, paintTelescope } from "./things/house-things.ts";
import { paintCampfire, paintLantern, paintStar } from "./things/lights.ts";
import { paintBell, paintCrown, paintKey, paintMirror, paintSword } from "./things/metal-things.ts";
import {
  paintChest,
  paintDoor,
  paintDoorFrame,
  paintDoorLeaf,
  paintEgg,
} from "./things/opening-things.ts";
import { paintBook, paintCrystal, paintFeather } from "./things/small-things.ts";
import { paintFlower, paintSeed, paintTree } from "./things/growing-things.ts";
import { openEasel, type Easel } from "./easel.ts";
import { paintHive } from "./things/hive.ts";
import { paintHanging, type Hanging } from "./hanging.ts";
import { paintBowl, paintKettle, paintPot, paintTable } from "./things/kitchen-things.ts";
import { paintTower, paintTub, paintWell } from "./things/water-things.ts";
import type { PropLook } from "./prop-look.ts";

export type PlacedProp = {
  kind: PropKind;
  /** The middle of its foot, in stage units. */
  x: number;
  y: number;
  /** 1 is the natural size next to a character of size 1. */
  size: number;
  color?: string;
  /** State of the prop; the default state when left out. */
  look?: PropLook;
  /** Support that it hangs from, and its height above the ground in stage units. */
  hangs?: { by: Hanging; drop: number };
};

type Painter = (easel: Easel) => void;

const painters: Record<PropKind, Painter> = {
  lantern: paintLantern,
  star: paintStar,
  campfire: paintCampfire,
  book: paintBook,
  crystal: paintCrystal,
  egg: paintEgg,
  feather: paintFeather,
  boat: paintBoat,
  rocket: paintRocket,
  tent: paintTent,
  door: paintDoor,
  bridge: paintBridge,
  chest: paintChest,
  cake: paintCake,
  map: paintMap,
  radio: paintRadio,
  telescope: paintTelescope,
  flower: paintFlower,
  tree: paintTree,
  seed: paintSeed,
  balloon: paintBalloon,
  ball: paintBall,
  drum: paintDrum,
  kite: paintKite,
  umbrella: paintUmbrella,
  key: paintKey,
  bell: paintBell,
  crown: paintCrown,
  letter: paintLetter,
  sword: paintSword,
  spoon: paintSpoon,
  mirror: paintMirror,
  table: paintTable,
  kettle: paintKettle,
  pot: paintPot,
  bowl: paintBowl,
  tub: paintTub,
  well: paintWell,
  tower: paintTower,
  hive: paintHive,
  broom: paintBroom,
  bed: paintBed,
};

/** Props that are drawn in two parts when someone is inside. */
const halves: Partial<Record<PropKind, { back: Painter; front: Painter }>> = {
  bed: { back: paintBedstead, front: paintQuilt },
  door: { back: paintDoorFrame, front: paintDoorLeaf },
};

/** The whole prop, or the half of it behind or before the one who is inside. */
export type PropPart = "whole" | "back" | "front";

/** Draws a prop standing on its foot; flicker, sway and gleam are functions of `t`. */
export function drawProp(
  surface: Surface,
  prop: PlacedProp,
  light: Light,
  style: Style,
  t: number,
  part: PropPart = "whole",
): void {
  const painter = painterOf(prop.kind, part);
  const size = prop.size * (prop.look?.presence ?? 1);
  if (!painter || size <= 0.01) return;
  surface.save();
  surface.translate(prop.x, prop.y);
  surface.scale(size, size);
  const easel = openEasel(surface, prop, { light, style }, t);
  if (prop.hangs) paintHanging(easel, prop.hangs.by, prop.hangs.drop / size);
  painter(easel);
  surface.restore();
}

/** Null when the part has nothing to draw: a prop in one piece is drawn whole as its front. */
function painterOf(kind: PropKind, part: PropPart): Painter | null {
  if (part === "whole") return painters[kind];
  const split = halves[kind];
  if (split) return split[part];
  return part === "front" ? painters[kind] : null;
}
