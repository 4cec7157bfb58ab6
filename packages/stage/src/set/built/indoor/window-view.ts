import { tone } from "#paint/brush.ts";
import { mix } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Layer } from "#set/layer.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { landLayer } from "#set/nature/land/land-layer.ts";
import { rollingRidge } from "#set/nature/land/ridge.ts";
import { paintOrchard } from "#set/nature/trees/groves.ts";
import { firefliesLayer } from "#set/weather/glimmers.ts";
import { leavesLayer } from "#set/weather/leaves.ts";
import { mistLayer } from "#set/weather/mist.ts";
import { rainLayer } from "#set/weather/rain.ts";
import { snowLayer } from "#set/weather/snow.ts";

/** A garden behind a window: the sky at this time of day, and trees on a hill. */
export function gardenView(
  kit: BackdropContext,
  { seed, base, horizon }: { seed: number; base: number; horizon: number },
): Layer[] {
  const hill: Land = {
    name: "garden",
    ridge: rollingRidge({ seed, base, height: 40, wavelength: 300, octaves: 2 }),
    bottom: base + 150,
    color: kit.local.grass,
    distance: 0.4,
  };
  const outside = underMoon(kit);
  return [
    skyLayer(outside, { horizon }),
    cloudLayer(outside, { top: 60, low: 320, most: 3 }),
    landLayer(kit, hill, {
      depth: 0.3,
      room: 110,
      on: (surface) => paintOrchard(surface, kit, hill, { clear: 2000, count: 9 }),
    }),
  ];
}

/** Indoor lamps do not tint the moon and its clouds. */
function underMoon(kit: BackdropContext): BackdropContext {
  if (kit.time !== "night") return kit;
  const { light, style } = kit;
  const cold = { ...light, key: mix(light.sky[2], "#e3ebff", 0.5), darkness: 0.86 };
  const brush = { light: cold, style };
  return {
    ...kit,
    light: cold,
    brush,
    tone: (own, lit, distance) => tone(brush, own, lit, distance),
  };
}

/** Precipitation at some distance behind the glass. */
export function fallingOutside(kit: BackdropContext): Layer[] {
  switch (kit.weather) {
    case "rain":
      return [rainLayer(kit, 0.35)];
    case "snow":
      return [snowLayer(kit, 0.35)];
    case "leaves":
      return [leavesLayer(kit, 0.5)];
    default:
      return [];
  }
}

/** All weather behind the glass; mist lies around `middle`, fireflies move in the garden. */
export function weatherOutside(kit: BackdropContext, middle: number): Layer[] {
  switch (kit.weather) {
    case "mist":
      return [mistLayer(kit, { depth: 0.4, top: middle - 190, bottom: middle + 140, alpha: 0.4 })];
    case "fireflies":
      return [firefliesLayer(kit, 0.5)];
    default:
      return fallingOutside(kit);
  }
}
