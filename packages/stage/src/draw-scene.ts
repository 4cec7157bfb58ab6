import { applyView } from "#camera/apply-view.ts";
import { behindCamera } from "#camera/behind-camera.ts";
import { drawEffect } from "#effect/draw-effect.ts";
import { drawWake } from "#effect/wake.ts";
import type { View } from "#set/stage-set.ts";
import { floodOf } from "#story/flood-of.ts";
import { drawCast } from "./draw-cast.ts";
import { SceneCast } from "./scene-cast.ts";
import type { Staged } from "./staged.ts";
import type { Surface } from "./surface.ts";

/**
 * Draws one instant of a scene in stage units, without the finish.
 * @param time seconds from the film's start
 * @param view the camera's view; the current shot's by default
 */
export function drawScene(surface: Surface, staged: Staged, time: number, view?: View): void {
  const { scene, set, style, seed, shoulder, reflections } = staged;
  const inScene = time - scene.start;
  const cast = new SceneCast(scene, set.groundY, time, set.roofed);
  const seen = view ?? cast.view();
  const behind = view || !shoulder ? null : behindCamera(scene, cast, time);
  const hidden = behind?.track.member.id ?? null;

  set.drawBehind(surface, seen, inScene);
  surface.save();
  applyView(surface, seen);
  drawCast(surface, staged, cast, { time, view, seen, hidden });
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
  if (floodOf(scene)) {
    set.drawWater(surface, seen, inScene);
    reflections?.(surface, staged, cast, { time, view: seen, hidden });
    surface.save();
    applyView(surface, seen);
    for (const swimmer of cast.swimmers()) drawWake(surface, swimmer, set.light, time);
    surface.restore();
  }
  set.drawFront(surface, seen, inScene);
  if (behind?.isShoulder) shoulder?.(surface, behind, set.light, style);
}
