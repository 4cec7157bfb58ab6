import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { randomTable } from "#set/weather/field.ts";
import { animateLip, clipToInlet, paintWetEdge, type Shore } from "./inlet.ts";
import { animateWater, paintWater, waterColors, type Water } from "./water.ts";

/** Height of the water line at swimmers, in stage units from the top. */
export const waterLine = 614;

/** How much lower the ground is there: characters that do not swim wade up to their ankles. */
export const wading = 16;

/** Width of the shallow part at the far edge, where the ground shows through. */
const shallows = 30;

const far: Water = { top: 566, bottom: 740, name: "bathing" };

/**
 * Water on the stage: the surface behind the swimmers, and the near part in front of them. With a
 * shore, the other side stays dry.
 */
export function bathingLayers(
  kit: BackdropContext,
  shore: Shore | null,
): { behind: Layer[]; front: Layer[] } {
  const foam = mix(kit.light.key, "#ffffff", 0.6);
  const near = mix(waterColors(kit).near, waterColors(kit).far, 0.12);
  return {
    behind: [
      {
        depth: 1,
        box: sheet(far.top, 740),
        ...(shore ? {} : { below: near, solidFrom: far.top + shallows + 2 }),
        paint(surface) {
          if (shore) paintWetEdge(surface, kit, shore);
          clipToInlet(surface, shore, () => paintWater(surface, kit, far));
          surface.globalCompositeOperation = "destination-out";
          surface.fillStyle = falling(surface, far.top, far.top + shallows, [
            [0, withAlpha("#000000", 1)],
            [1, withAlpha("#000000", 0)],
          ]);
          surface.fillRect(sheetLeft - 4, far.top, sheetWidth + 8, shallows);
          surface.globalCompositeOperation = "source-over";
        },
        animate(surface, t, seen) {
          clipToInlet(surface, shore, () => animateWater(surface, kit, far, seen, t));
          if (shore) animateLip(surface, shore, { color: foam, t });
        },
      },
    ],
    front: [
      {
        depth: 1,
        box: sheet(waterLine - 4, 760),
        ...(shore ? {} : { below: near }),
        paint(surface) {
          surface.fillStyle = falling(surface, waterLine - 4, 700, [
            [0, withAlpha(near, 0)],
            [0.08, withAlpha(near, 0.5)],
            [0.3, withAlpha(near, 0.86)],
            [1, withAlpha(near, 1)],
          ]);
          clipToInlet(surface, shore, () =>
            surface.fillRect(sheetLeft - 4, waterLine - 4, sheetWidth + 8, 160),
          );
        },
        animate: (surface, t) => clipToInlet(surface, shore, () => animateSwell(surface, kit, t)),
      },
    ],
  };
}

/** Long crests that move towards the viewer. */
function animateSwell(surface: Surface, kit: BackdropContext, t: number): void {
  const table = randomTable(733, 96);
  for (const [color, alpha, shift] of [
    [mix(kit.light.key, "#ffffff", 0.5), 0.4, 0],
    [mix(waterColors(kit).near, kit.light.shadow, 0.5), 0.3, 3],
  ] as const)
    for (let band = 0; band < 4; band += 1)
      fillPath(surface, withAlpha(color, alpha * (0.4 + band * 0.2)), (path) => {
        for (let crest = 0; crest < 8; crest += 1) {
          const own = table[band * 24 + crest * 3] ?? 0;
          const phase = (table[band * 24 + crest * 3 + 1] ?? 0) * 6.3;
          const swing = Math.sin(t * (0.5 + own * 0.3) + phase);
          const x = sheetLeft + ((crest + own) / 8) * sheetWidth + swing * 30;
          const y = waterLine + 12 + band * 26 + swing * 3 + shift;
          addEllipse(path, x, y, (40 + own * 60) * (0.7 + band * 0.3), 1.4 + band * 0.5);
        }
      });
}
