import { drawActor } from "#actor/draw-actor.ts";
import { applyView } from "#camera/apply-view.ts";
import { drawEffect } from "#effect/draw-effect.ts";
import { drawWake } from "#effect/wake.ts";
import type { Style } from "#paint/light.ts";
import { drawProp } from "#prop/draw-prop.ts";
import type { StageSet, View } from "#set/stage-set.ts";
import { floodOf } from "#story/flood-of.ts";
import type { SceneSpan } from "#story/timeline.ts";
import { SceneCast } from "./scene-cast.ts";
import type { Surface } from "./surface.ts";

/** A scene with its built set, ready to be drawn. */
export type Staged = { scene: SceneSpan; set: StageSet; style: Style; seed: number };

/**
 * Draws one instant of a scene in stage units, without the finish.
 * @param time seconds from the film's start
 * @param view the camera's view; the current shot's by default
 */
export function drawScene(
  surface: Surface,
  { scene, set, style, seed }: Staged,
  time: number,
  view?: View,
): void {
  const inScene = time - scene.start;
  const cast = new SceneCast(scene, set.groundY, time, set.roofed);
  const seen = view ?? cast.view();

  set.drawBehind(surface, seen, inScene);
  surface.save();
  applyView(surface, seen);
  for (const prop of cast.props(false)) drawProp(surface, prop, set.light, style, time);
  for (const { track, pose, layer } of cast.layers())
    drawActor(surface, track.member, pose, set.light, style, layer);
  for (const prop of cast.props(true)) drawProp(surface, prop, set.light, style, time);
  for (const [index, effect] of scene.effects.entries()) {
    if (time < effect.start || time >= effect.end) continue;
    const at = cast.middle(effect.at);
    if (!at) continue;
    const seconds = effect.end - effect.start;
    const progress = (time - effect.start) / seconds;
    drawEffect(
      surface,
      { effect: effect.effect, ...at, progress, seconds, seed: seed + index },
      set.light,
      style,
    );
  }
  surface.restore();
  set.drawFront(surface, seen, inScene);
  if (!floodOf(scene)) return;
  surface.save();
  applyView(surface, seen);
  for (const swimmer of cast.swimmers()) drawWake(surface, swimmer, set.light, time);
  surface.restore();
}
