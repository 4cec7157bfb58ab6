import { coverSeconds, drawCover } from "#card/cover.ts";
import { createShoulder } from "#camera/shoulder.ts";
import { drawCard } from "#card/draw-card.ts";
import { createFinish } from "#paint/finish.ts";
import { styleOf } from "#paint/style.ts";
import type { StageSet } from "#set/stage-set.ts";
import type { Cut } from "#story/cut.ts";
import { findCurrent } from "#story/find-current.ts";
import type { SceneSpan } from "#story/timeline.ts";
import { drawScene } from "./draw-scene.ts";
import { createReflections } from "./reflect-in-water.ts";
import { stageScene } from "./stage-scene.ts";
import { stageHeight, stageWidth, type Host, type Surface } from "./surface.ts";

/** A cut, ready to be drawn at one picture size. */
export type Film = {
  width: number;
  height: number;
  durationSeconds: number;
  /**
   * Draws the whole picture at `t` seconds onto a surface of the film's size. Any instant, in any
   * order: equal `t` gives equal pixels, whatever was drawn before.
   */
  draw(surface: Surface, t: number): void;
};

/** Number of cached sets: the scene on screen and its neighbors. */
const keptSets = 3;

export function openFilm(
  host: Host,
  cut: Cut,
  { width, height }: { width: number; height: number },
): Film {
  const { story, scenes } = cut.timeline;
  const style = styleOf(story.genre);
  const scale = width / stageWidth;
  const finish = createFinish(host, style, scale);
  const shoulder = createShoulder(host, scale);
  const reflections = createReflections(host, scale);
  const sets = new Map<number, StageSet>();

  return { width, height, durationSeconds: cut.durationSeconds, draw };

  function draw(surface: Surface, t: number): void {
    const { time, card, dim } = cut.at(t);
    const scene = findCurrent(scenes, Math.max(0, time));
    if (!scene) return;
    const set = setOf(scene);
    surface.setTransform(scale, 0, 0, height / stageHeight, 0, 0);
    surface.globalAlpha = 1;
    surface.globalCompositeOperation = "source-over";
    const { seed } = story;
    drawScene(surface, { scene, set, style, seed, shoulder, reflections }, time);
    finish.draw(surface, set.light, t);
    drawTransition(surface, scene, set, time);
    if (dim > 0) drawDim(surface, dim);
    if (card) drawCard(surface, card, { ...story, style, light: set.light });
  }

  function setOf(scene: SceneSpan): StageSet {
    const known = sets.get(scene.index);
    if (known) return known;
    const { set } = stageScene(host, cut.timeline, scene, scale);
    if (sets.size >= keptSets)
      for (const oldest of [...sets.keys()].slice(0, 1)) sets.delete(oldest);
    sets.set(scene.index, set);
    return set;
  }

  function drawTransition(surface: Surface, scene: SceneSpan, set: StageSet, time: number): void {
    const { light } = set;
    const opening = coverSeconds(scene.transition);
    const after = time - scene.start;
    if (opening > 0 && after < opening)
      drawCover(surface, scene.transition, { covered: 1 - after / opening, leaving: false, light });
    const next = scenes[scene.index + 1];
    const closing = next ? coverSeconds(next.transition) : 0;
    const left = scene.end - time;
    if (next && closing > 0 && left < closing)
      drawCover(surface, next.transition, { covered: 1 - left / closing, leaving: true, light });
  }
}

function drawDim(surface: Surface, dim: number): void {
  surface.save();
  surface.globalAlpha = Math.min(1, dim);
  surface.fillStyle = "#0a0410";
  surface.fillRect(0, 0, stageWidth, stageHeight);
  surface.restore();
}
