import { drawActor } from "#actor/draw-actor.ts";
import { headAt } from "#actor/head-at.ts";
import { applyView } from "#camera/apply-view.ts";
import { drawEffect } from "#effect/draw-effect.ts";
import { drawWake } from "#effect/wake.ts";
import { drawPool } from "#lighting/draw-pool.ts";
import { lampsOf, lightByLamps } from "#lighting/lamps.ts";
import { lightsAt } from "#lighting/shot-light.ts";
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
export function drawScene(surface: Surface, staged: Staged, time: number, view?: View): void {
  const { scene, set, style, seed } = staged;
  const inScene = time - scene.start;
  const cast = new SceneCast(scene, set.groundY, time, set.roofed);
  const seen = view ?? cast.view();

  set.drawBehind(surface, seen, inScene);
  surface.save();
  applyView(surface, seen);
  const [back, front] = [cast.props(false), cast.props(true)];
  for (const prop of back) drawProp(surface, prop, set.light, style, time);
  const layers = cast.layers();
  const lights = lightsAt(staged, time, view);
  for (const { track, pose, layer } of layers) {
    const pool = lights.get(track.member.id)?.pool;
    if (pool && !layer.endsWith("arm")) drawPool(surface, pool, headAt(track.member, pose));
  }
  const lamps = lampsOf([...back, ...front], set.light);
  for (const { track, pose, layer } of layers) {
    const own = lights.get(track.member.id)?.light ?? set.light;
    const { light, lamp } = lightByLamps(own, lamps, headAt(track.member, pose));
    drawActor(surface, track.member, pose, light, style, layer, lamp);
  }
  for (const prop of front) drawProp(surface, prop, set.light, style, time);
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
