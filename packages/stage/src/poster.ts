import { drawActor } from "#actor/draw-actor.ts";
import { applyView } from "#camera/apply-view.ts";
import { createFinish } from "#paint/finish.ts";
import { styleOf } from "#paint/style.ts";
import { buildSet } from "#set/build-set.ts";
import { floodOf } from "#story/flood-of.ts";
import type { Timeline } from "#story/timeline.ts";
import { stageHeight, stageWidth, type Host, type Surface } from "#surface.ts";
import { placeSeed } from "./place-seed.ts";
import { poseGroup } from "./poster-pose.ts";
import { chooseComposition } from "#poster/choose-composition.ts";
import type { Composition } from "#poster/compositions.ts";
import { drawHalfFace, drawPeek, drawPlayingCard, drawPortrait } from "#poster/close.ts";
import { drawMoment, drawMomentAside } from "#poster/moment.ts";
import type { PosterScene } from "#poster/poster-scene.ts";
import { drawInShape } from "#poster/shape.ts";
import { drawCast, drawFacing, drawInside, drawSpine } from "./poster/groups.ts";
import { drawDistant, drawHighHorizon, drawSilhouette } from "#poster/wide.ts";
import { hashText } from "@goldmane/std/hash-text";
import type { Emotion } from "#story/vocabulary.ts";

/** Content of a poster: a scene, the characters shown, and their emotion. */
export type Portrait = {
  scene: number;
  who: readonly string[];
  feel?: Emotion;
  /** Layout of the poster; chosen from the film's data by default. */
  composition?: Composition;
};

type Size = { width: number; height: number };

const painters: Record<Composition, (scene: PosterScene) => void> = {
  company: drawCast,
  portrait: drawPortrait,
  distant: drawDistant,
  facing: drawFacing,
  "half-face": drawHalfFace,
  "high-horizon": drawHighHorizon,
  shape: drawInShape,
  silhouette: drawSilhouette,
  "playing-card": drawPlayingCard,
  spine: drawSpine,
  inside: drawInside,
  peek: drawPeek,
  moment: drawMoment,
};

/** Draws the poster, usually 2:3: characters and title in the film's composition. */
export function drawPoster(
  host: Host,
  surface: Surface,
  timeline: Timeline,
  portrait: Portrait,
  size: Size,
): void {
  const { story } = timeline;
  const scale = size.height / stageHeight;
  const played = portrait.composition === "moment";
  const { set, span, who } = stageOf(host, timeline, portrait, { scale, played });
  const { scene } = span;
  const composition = portrait.composition ?? chooseComposition(story, scene, who.length);
  surface.setTransform(scale, 0, 0, scale, 0, 0);
  surface.save();
  painters[composition]({
    host,
    surface,
    story,
    scene,
    span,
    set,
    style: styleOf(story.genre),
    who,
    feel: portrait.feel ?? "happy",
    width: size.width / scale,
    height: stageHeight,
    scale,
    seed: hashText(story.title),
  });
  surface.restore();
}

/** Draws the backdrop, 16:9: the cast on the right, room for text on the left, no title text. */
export function drawBackdrop(
  host: Host,
  surface: Surface,
  timeline: Timeline,
  portrait: Portrait,
  size: Size,
): void {
  const style = styleOf(timeline.story.genre);
  const scale = size.width / stageWidth;
  const { set, span, who } = stageOf(host, timeline, portrait, { scale, played: true });
  const feel = portrait.feel ?? "happy";
  surface.setTransform(scale, 0, 0, size.height / stageHeight, 0, 0);
  if (portrait.composition === "moment" || floodOf(span)) {
    const staged = { scene: span, set, style, seed: timeline.story.seed };
    drawMomentAside(surface, staged, { who: portrait.who, feel });
    createFinish(host, style, scale).draw(surface, set.light, 1);
    return;
  }
  const group = poseGroup(who, feel, set.groundY);
  const view = { x: stageWidth / 2, y: stageHeight / 2, zoom: 1 };
  set.drawBehind(surface, view, 1);
  const fit = Math.min(560 / group.width, 470 / group.height, 2.1);
  surface.save();
  applyView(surface, view);
  surface.translate(stageWidth * 0.7, set.groundY + 18);
  surface.scale(fit, fit);
  surface.translate(-group.x, -group.y);
  for (const { member, pose } of group.posed) drawActor(surface, member, pose, set.light, style);
  surface.restore();
  set.drawFront(surface, view, 1);
  createFinish(host, style, scale).draw(surface, set.light, 1);
}

/** The set of a portrait. With `played`, the scene's water is included. */
function stageOf(
  host: Host,
  timeline: Timeline,
  portrait: Portrait,
  { scale, played }: { scale: number; played: boolean },
) {
  const { story, scenes } = timeline;
  const span = scenes[Math.min(portrait.scene, scenes.length - 1)];
  if (!span) throw new RangeError("The story has no scenes.");
  const { scene } = span;
  const set = buildSet({
    host,
    backdrop: scene.backdrop,
    time: scene.time,
    weather: scene.weather,
    style: styleOf(story.genre),
    seed: placeSeed(timeline, scene),
    scale,
    palette: story.palette ?? null,
    flood: played ? floodOf(span) : null,
  });
  const who = portrait.who.flatMap((id) => story.cast.find((member) => member.id === id) ?? []);
  return { set, span, who };
}
