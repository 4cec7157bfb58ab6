import { SceneCast } from "#scene-cast.ts";
import type { Staged } from "#staged.ts";
import type { StageSet, View } from "#set/stage-set.ts";
import { findCurrent } from "#story/find-current.ts";
import { lightCast, type CastLight, type CastLights } from "./light-cast.ts";

/** Lights by the start of their shot. */
const known = new WeakMap<StageSet, Map<number, CastLights>>();

/** Instants of a shot at which its cast is lit: the first at which a character is there counts. */
const shares = [0.5, 0.9, 0.1];

/**
 * The light of the cast at an instant. It is constant during a shot, so that no face changes its
 * tone between two cuts.
 * @param view a view other than the shot's, for which the cast is lit as it stands
 */
export function lightsAt(staged: Staged, time: number, view?: View): CastLights {
  const { scene, set } = staged;
  if (view) return lightAt(staged, time, view);
  const shot = findCurrent(scene.shots, time) ?? scene.shots[0] ?? scene;
  let byShot = known.get(set);
  if (!byShot) known.set(set, (byShot = new Map<number, CastLights>()));
  const lit = byShot.get(shot.start) ?? lightShot(staged, shot);
  byShot.set(shot.start, lit);
  return lit;
}

function lightShot(staged: Staged, { start, end }: { start: number; end: number }): CastLights {
  const lights = new Map<string, CastLight>();
  for (const share of shares) {
    const time = start + (end - start) * share;
    const waiting = castOf(staged, time)
      .poses()
      .some(({ track }) => !lights.has(track.member.id));
    if (!waiting) continue;
    for (const [id, light] of lightAt(staged, time)) if (!lights.has(id)) lights.set(id, light);
  }
  return lights;
}

function lightAt(staged: Staged, time: number, view?: View): CastLights {
  const { scene, set, style } = staged;
  const cast = castOf(staged, time);
  return lightCast(cast, { set, style, time, t: time - scene.start, view: view ?? cast.view() });
}

function castOf({ scene, set }: Staged, time: number): SceneCast {
  return new SceneCast(scene, set.groundY, time, set.roofed);
}
