import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Layer } from "#set/layer.ts";
import { firefliesLayer, motesLayer } from "./glimmers.ts";
import { mistLayer } from "./mist.ts";
import { splashLayer } from "./rain.ts";
import { snowLayer } from "./snow.ts";

/** The weather inside a cave: drips, a few flakes, drifting mist or lights. */
export function caveAir(kit: BackdropContext): { behind: Layer[]; front: Layer[] } {
  switch (kit.weather) {
    case "rain":
      return { behind: [splashLayer(kit, 578)], front: [] };
    case "snow":
      return { behind: [snowLayer(kit, 0.35)], front: [] };
    case "mist":
      return {
        behind: [mistLayer(kit, { depth: 0.6, top: 420, bottom: 600, alpha: 0.24 })],
        front: [],
      };
    case "fireflies":
      return { behind: [firefliesLayer(kit, 0.6), firefliesLayer(kit, 0.95)], front: [] };
    case "clear":
    case "leaves":
      return { behind: [motesLayer(kit)], front: [] };
  }
}
