import { assertNever } from "@goldmane/std/assert-never";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Layer } from "#set/layer.ts";
import { firefliesLayer, motesLayer } from "./glimmers.ts";
import { leavesLayer } from "./leaves.ts";
import { mistLayer } from "./mist.ts";
import { rainLayer, splashLayer } from "./rain.ts";
import { snowLayer } from "./snow.ts";

/**
 * The weather of an open place: layers behind and in front of the cast. Their depth numbers are
 * parallax: 1 is the cast's plane, less is farther away, more is nearer.
 */
export function weatherLayers(
  kit: BackdropContext,
  floorTop: number,
): { behind: Layer[]; front: Layer[] } {
  switch (kit.weather) {
    case "clear":
      return { behind: [motesLayer(kit)], front: [] };
    case "rain":
      return {
        behind: [rainLayer(kit, 0.35), rainLayer(kit, 0.75), splashLayer(kit, floorTop)],
        front: [rainLayer(kit, 1.3)],
      };
    case "snow":
      return { behind: [snowLayer(kit, 0.35), snowLayer(kit, 0.8)], front: [snowLayer(kit, 1.35)] };
    case "leaves":
      return {
        behind: [leavesLayer(kit, 0.55), leavesLayer(kit, 0.9)],
        front: [leavesLayer(kit, 1.3)],
      };
    case "fireflies":
      return {
        behind: [firefliesLayer(kit, 0.6), firefliesLayer(kit, 0.95)],
        front: [firefliesLayer(kit, 1.3)],
      };
    case "mist":
      return {
        behind: [
          mistLayer(kit, { depth: 0.5, top: 330, bottom: 560, alpha: 0.34 }),
          mistLayer(kit, { depth: 0.9, top: 430, bottom: 650, alpha: 0.26 }),
        ],
        front: [mistLayer(kit, { depth: 1.15, top: 600, bottom: 800, alpha: 0.16 })],
      };
    default:
      return assertNever(kit.weather);
  }
}
