import { actorBounds } from "#actor/bounds.ts";
import { drawActor } from "#actor/draw-actor.ts";
import type { Actor, Attire, Figure } from "#actor/figure/figure.ts";
import { poseAt } from "#actor/pose-at.ts";
import type { Light } from "#paint/light.ts";
import { styleOf } from "#paint/style.ts";
import type { Emotion } from "#story/vocabulary.ts";
import { stageWidth, type Surface } from "#surface.ts";
import { furs, type FurName, species as allSpecies, type SpeciesName } from "./species.ts";
import { type AvatarBackdropName, drawAvatarBackdrop } from "./backdrops.ts";
import { extras, type ExtraName } from "./extras.ts";
import { headwear, type HeadwearName } from "./headwear.ts";
import { type OutfitName, outfits } from "./outfits.ts";

/** An avatar that someone made. */
export type AvatarLook = {
  species: SpeciesName;
  fur: FurName;
  face: Emotion;
  hat: HeadwearName;
  outfit: OutfitName;
  extra: ExtraName;
  backdrop: AvatarBackdropName;
};

/** Even daylight from the upper left, so that colors stay what they are called. */
const light: Light = {
  sky: ["#6cc5ff", "#a9dcff", "#d9f4ff", "#ffffff"],
  key: "#fff6e0",
  keyAt: { x: stageWidth * 0.25, y: 40 },
  ambient: "#b9c4e8",
  shadow: "#3a2a5e",
  rim: "#ffffff",
  far: "#b9d4f0",
  near: "#3a2a5e",
  ground: "#8fd66a",
  darkness: 0.02,
};

/** Stage units above the middle of the face that a picture shows at most, and those below it. */
const tallestHead = 108;
const shownBelow = 104;
/** Stage units that the picture of a whole figure shows at least. */
const sceneSize = { width: 210, height: 300 };
const tallHats: ReadonlySet<HeadwearName> = new Set(["party", "wizard", "beanie", "hat", "crown"]);

type Part = { wears?: string; draw?: Draw; head?: Draw; neck?: Draw };
type Draw = (figure: Figure) => void;

/** The character of a look, for any picture of the stage. */
export function dressed({ species, fur, hat, outfit, extra }: AvatarLook): Actor {
  const { rig, look } = allSpecies[species];
  const { attire, ...colors } = outfits[outfit];
  const onHead: Part = headwear[hat];
  const more: Part = extras[extra];
  return {
    id: "kyle",
    name: "Kyle",
    rig,
    look: {
      ...look,
      ...furs[fur],
      ...colors,
      wears: [onHead, more].flatMap(({ wears }) => (wears ? [wears as "hat"] : [])),
    },
    voice: { pitch: 1, rate: 1 },
    attire: joined(attire, onHead, more),
  };
}

function joined(attire: Attire, hat: Part, more: Part): Attire {
  return {
    ...attire,
    neck(figure) {
      attire.neck?.(figure);
      more.neck?.(figure);
    },
    head(figure) {
      attire.head?.(figure);
      more.head?.(figure);
      hat.draw?.(figure);
    },
  };
}

/** Draws an avatar as a picture: head and shoulders, square. */
export function drawLook(surface: Surface, look: AvatarLook, size: number): void {
  surface.setTransform(1, 0, 0, 1, 0, 0);
  drawAvatarBackdrop(surface, look.backdrop, size);
  const actor = dressed(look);
  const { height, headY } = actorBounds(actor);
  const above = Math.min(height - headY, tallestHead) + (tallHats.has(look.hat) ? 14 : 0);
  const scale = size / (above + shownBelow);
  surface.save();
  surface.translate(size * 0.49, (above + 6) * scale);
  surface.scale(scale, scale);
  surface.translate(-stageWidth / 2, headY);
  drawPosed(surface, actor, look.face, 0.8);
  surface.restore();
}

/** Draws an avatar from head to foot, square, so that its clothes are seen. */
export function drawWholeLook(surface: Surface, look: AvatarLook, size: number): void {
  drawScene(surface, look, { width: size, height: size, seconds: 0.8 });
}

/** Draws the whole figure before its backdrop, at a time in seconds. */
export function drawScene(
  surface: Surface,
  look: AvatarLook,
  { width, height, seconds }: { width: number; height: number; seconds: number },
): void {
  const side = Math.max(width, height);
  surface.setTransform(1, 0, 0, 1, (width - side) / 2, height - side);
  drawAvatarBackdrop(surface, look.backdrop, side);
  const scale = Math.min(height / sceneSize.height, width / sceneSize.width);
  surface.setTransform(scale, 0, 0, scale, width * 0.49, height * 0.94);
  drawStandingLook(surface, look, seconds);
  surface.setTransform(1, 0, 0, 1, 0, 0);
}

/** Draws the whole figure, feet at 0, 0 of the surface's transform, at a time in seconds. */
export function drawStandingLook(surface: Surface, look: AvatarLook, seconds: number): void {
  surface.save();
  surface.translate(-stageWidth / 2, 0);
  drawPosed(surface, dressed(look), look.face, seconds);
  surface.restore();
}

function drawPosed(surface: Surface, actor: Actor, feel: Emotion, seconds: number): void {
  const pose = poseAt(
    {
      member: actor,
      start: { x: 0.5, height: 0, facing: 1, emotion: feel, doing: "stand" },
      acts: [],
      emotions: [],
      gazes: [{ at: 0, to: "camera" }],
      speech: [],
      heard: [],
    },
    seconds,
    { groundY: 0, depth: 0, resolve: () => null },
  );
  // Nearly from the front, so that both sides of the clothes are seen.
  pose.facing = 0.4;
  pose.head.turn = 0;
  drawActor(surface, actor, pose, light, styleOf("kids"));
}
