import { pick } from "@goldmane/std/seeded-random";
import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import { paintLampPool } from "#set/built/indoor/floor-light.ts";
import { weatherOutside } from "#set/built/indoor/window-view.ts";
import { chandelierLayer } from "#set/built/museum/chandeliers.ts";
import { columnLayers } from "#set/built/museum/columns.ts";
import { paintExhibits } from "#set/built/museum/exhibits.ts";
import { archWindows, galleryWallLayer, hallBeamsLayer } from "#set/built/museum/gallery-wall.ts";
import type { MuseumPlan } from "#set/built/museum/museum-plan.ts";
import { wonderLayer } from "#set/built/museum/skeleton.ts";
import { pavingLayer } from "#set/built/town/paving.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Scenery } from "#set/layer.ts";
import { floorBottom, groundY } from "#set/nature/land/floor.ts";
import { motesLayer } from "#set/weather/glimmers.ts";
import type { Surface } from "#surface.ts";

const back = 580;

/** The hall of a museum: a huge skeleton, paintings, glass cases, tall windows. */
export function museum(kit: BackdropContext): Scenery {
  const random = kit.random("museum");
  const plan: MuseumPlan = {
    stone: mix(pick(random, ["#e6dccb", "#d6d3dc", "#e2cfc0"]), kit.local.wall, 0.2),
    wall: pick(random, ["#7a3a44", "#3a5f5c", "#3f4a78", "#6d4f34", "#5a4468"]),
    marble: pick(random, ["#c9bfb2", "#b3b8c0", "#c4ab9c"]),
    rope: pick(random, ["#a3293c", "#27496e", "#5b3a7c"]),
    wonder: pick<MuseumPlan["wonder"]>(random, ["whale", "long-neck"]),
    side: kit.light.keyAt.x < 640 ? -1 : 1,
  };
  return {
    groundY,
    sheltered: true,
    behind: [
      skyLayer(kit, { horizon: 360 }),
      cloudLayer(kit, { top: 30, low: 260, most: 3 }),
      ...weatherOutside(kit, 230),
      galleryWallLayer(kit, plan),
      wonderLayer(kit, plan),
      hallBeamsLayer(kit),
      chandelierLayer(kit),
      ...columnLayers(kit, plan),
      pavingLayer(kit, {
        back,
        color: plan.marble,
        kind: "tiles",
        room: 330,
        on(surface) {
          paintReflections(surface, kit);
          paintLampPool(surface, kit);
          paintExhibits(surface, kit, plan);
        },
      }),
      motesLayer(kit),
    ],
    front: [],
  };
}

/** Reflections of the windows on the polished marble. */
function paintReflections(surface: Surface, kit: BackdropContext): void {
  const color = mix(kit.light.sky[3], kit.light.key, 0.5);
  for (const { x, half } of archWindows)
    fillPath(
      surface,
      falling(surface, back, floorBottom, [
        [0, withAlpha(color, 0.34 - kit.light.darkness * 0.14)],
        [0.7, withAlpha(color, 0.1)],
        [1, withAlpha(color, 0)],
      ]),
      (path) => {
        const near = (at: number) => 640 + (at - 640) * 1.5;
        path.moveTo(x - half, back + 3);
        path.lineTo(x + half, back + 3);
        path.lineTo(near(x + half), floorBottom);
        path.lineTo(near(x - half), floorBottom);
        path.closePath();
      },
    );
}
