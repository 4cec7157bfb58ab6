import { drawActor } from "#actor/draw-actor.ts";
import { applyView } from "#camera/apply-view.ts";
import { drawTitle } from "#card/title-art.ts";
import { createFinish } from "#paint/finish.ts";
import { styleOf } from "#paint/style.ts";
import { buildSet } from "#set/build-set.ts";
import type { Timeline } from "#story/timeline.ts";
import { stageHeight, stageWidth, type Host, type Surface } from "#surface.ts";
import { posedFor } from "./poster-pose.ts";
import type { Emotion } from "#story/vocabulary.ts";

/** What a picture of the film shows: a scene, who is in it, and how they feel. */
export type Portrait = { scene: number; who: readonly string[]; feel?: Emotion };

type Size = { width: number; height: number };

/** Draws the poster, 2:3 by custom: the cast large before their world, the title under them. */
export function drawPoster(
  host: Host,
  surface: Surface,
  timeline: Timeline,
  portrait: Portrait,
  size: Size,
): void {
  const { story } = timeline;
  const style = styleOf(story.genre);
  const scale = size.height / stageHeight;
  const { set, group } = compose(host, timeline, portrait, scale);
  const width = size.width / scale;

  surface.setTransform(scale, 0, 0, scale, 0, 0);
  surface.save();
  surface.translate((width - stageWidth) / 2, 0);
  const view = { x: stageWidth / 2, y: stageHeight / 2, zoom: 1 };
  set.drawBehind(surface, view, 1);
  surface.restore();

  const fit = Math.min((width * 0.92) / group.width, (stageHeight * 0.56) / group.height);
  surface.save();
  surface.translate(width / 2, stageHeight * 0.75);
  surface.scale(fit, fit);
  surface.translate(-group.x, -group.y);
  for (const { member, pose } of group.posed) drawActor(surface, member, pose, set.light, style);
  surface.restore();

  shade(
    surface,
    { x: 0, y: stageHeight * 0.58, width, height: stageHeight * 0.42 },
    set.light.shadow,
  );
  drawTitle(surface, story.title, {
    genre: story.genre,
    accent: style.accent,
    box: {
      x: width * 0.08,
      y: stageHeight * 0.765,
      width: width * 0.84,
      height: stageHeight * 0.17,
    },
  });
}

/** Draws the backdrop, 16:9: the cast to the right, room for words on the left, no lettering. */
export function drawBackdrop(
  host: Host,
  surface: Surface,
  timeline: Timeline,
  portrait: Portrait,
  size: Size,
): void {
  const style = styleOf(timeline.story.genre);
  const scale = size.width / stageWidth;
  const { set, group } = compose(host, timeline, portrait, scale);

  surface.setTransform(scale, 0, 0, size.height / stageHeight, 0, 0);
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

function compose(host: Host, { story, scenes }: Timeline, portrait: Portrait, scale: number) {
  const { scene } = scenes[Math.min(portrait.scene, scenes.length - 1)] ?? {};
  if (!scene) throw new RangeError("A poster needs a scene.");
  const style = styleOf(story.genre);
  const set = buildSet({
    host,
    backdrop: scene.backdrop,
    time: scene.time,
    weather: scene.weather,
    style,
    seed:
      (story.seed + scenes.findIndex((other) => other.scene.backdrop === scene.backdrop) * 7919) >>>
      0,
    scale,
    palette: story.palette ?? null,
  });
  const who = portrait.who.flatMap((id) => story.cast.find((member) => member.id === id) ?? []);
  return { set, group: posedFor(who, portrait.feel ?? "happy", set.groundY) };
}

function shade(
  surface: Surface,
  box: { x: number; y: number; width: number; height: number },
  color: string,
): void {
  const veil = surface.createLinearGradient(0, box.y, 0, box.y + box.height);
  veil.addColorStop(0, `${color}00`);
  veil.addColorStop(0.45, `${color}b0`);
  veil.addColorStop(1, `${color}f5`);
  surface.fillStyle = veil;
  surface.fillRect(box.x, box.y, box.width, box.height);
}
