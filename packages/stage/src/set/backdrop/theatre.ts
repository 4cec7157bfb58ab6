import { pick } from "@goldmane/std/seeded-random";
import { backClothLayer, hungDiscLayer } from "#set/built/theatre/back-cloth.ts";
import { cutOutLayers } from "#set/built/theatre/cut-outs.ts";
import {
  footlightsLayer,
  houseCurtainLayers,
  spotLayer,
  stageFloorLayer,
  wingLayers,
} from "#set/built/theatre/stage-layers.ts";
import type { TheatrePlan } from "#set/built/theatre/theatre-plan.ts";
import { weatherOutside } from "#set/built/indoor/window-view.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Scenery } from "#set/layer.ts";
import { groundY } from "#set/nature/land/floor.ts";
import { motesLayer } from "#set/weather/glimmers.ts";

/**
 * A theater stage during a play: time and weather are part of the play, painted on the backcloth
 * and dropped by hand from above, between the cloth and the wings.
 */
export function theatre(kit: BackdropContext): Scenery {
  const random = kit.random("theatre");
  const plan: TheatrePlan = {
    velvet: pick(random, ["#b3223c", "#a01f4e", "#1f5f94", "#7a2f9c", "#c2451f", "#b3223c"]),
    lining: pick(random, ["#3c2a4c", "#283a5c", "#4c2433"]),
    boards: pick(random, ["#a87a50", "#8f6a52", "#b98a5a"]),
    scene: pick<TheatrePlan["scene"]>(random, ["hills", "waves", "town"]),
  };
  return {
    groundY,
    sheltered: true,
    behind: [
      backClothLayer(kit),
      hungDiscLayer(kit),
      ...cutOutLayers(kit, plan.scene),
      ...weatherOutside(kit, 400),
      ...wingLayers(kit, plan),
      stageFloorLayer(kit, plan),
      spotLayer(kit),
      motesLayer(kit),
    ],
    front: [footlightsLayer(kit), ...houseCurtainLayers(kit, plan)],
  };
}
