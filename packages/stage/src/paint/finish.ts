import { seededRandom } from "@goldmane/std/seeded-random";
import { stageHeight, stageWidth, type Host, type Surface } from "#surface.ts";
import { bake, drawBaked } from "./bake.ts";
import { falling } from "./gradient.ts";
import type { Light, Style } from "./light.ts";
import { lighten, lightnessOf, withAlpha } from "./mix.ts";

/** The overlay on every picture of a film: vignette and paper grain. */
export type Finish = { draw(surface: Surface, light: Light, t: number): void };

const whole = { x: 0, y: 0, width: stageWidth, height: stageHeight };

/** Strength of the paper grain by genre. */
const grain: Record<Style["genre"], number> = {
  "sci-fi": 0,
  fantasy: 0.05,
  anime: 0,
  adventure: 0.06,
  kids: 0.03,
  originals: 0.03,
};
/** Lightness of the shade at the edges: dark, but in the color of the scene's shadows. */
const deepest = 0.17;
/** Strength of the shade at the edges by genre. It is darkest in the foreground. */
const corners: Record<Style["genre"], number> = {
  "sci-fi": 0.56,
  fantasy: 0.44,
  anime: 0.36,
  adventure: 0.42,
  kids: 0.5,
  originals: 0.5,
};

/**
 * Bakes the finish once for a picture size. It is equal in every frame, so it costs no bit rate.
 */
export function createFinish(host: Host, style: Style, scale: number): Finish {
  const baked = new Map<string, ReturnType<typeof bake>>();
  return {
    draw(surface, light) {
      const known = baked.get(light.shadow);
      const finish = known ?? bake(host, whole, scale, (paper) => paint(paper, style, light));
      if (!known) baked.set(light.shadow, finish);
      drawBaked(surface, finish, whole);
    },
  };
}

function paint(surface: Surface, style: Style, light: Light): void {
  const { width, height } = whole;
  const strength = corners[style.genre];
  // By day the sky stays open; at night the picture closes in on all sides.
  const aloft = strength * (0.5 + 0.5 * Math.min(1, light.darkness * 1.6));
  const deep = lighten(light.shadow, deepest - lightnessOf(light.shadow));
  const dark = surface.createRadialGradient(
    width / 2,
    height * 0.34,
    height * 0.46,
    width / 2,
    height * 0.38,
    width * 0.7,
  );
  dark.addColorStop(0, withAlpha(deep, 0));
  dark.addColorStop(0.6, withAlpha(deep, aloft * 0.3));
  dark.addColorStop(1, withAlpha(deep, aloft));
  surface.fillStyle = dark;
  surface.fillRect(0, 0, width, height);
  surface.fillStyle = falling(surface, 0, height, [
    [0, withAlpha(deep, aloft * 0.12)],
    [0.26, withAlpha(deep, 0)],
    [0.66, withAlpha(deep, 0)],
    [0.86, withAlpha(deep, strength * 0.62)],
    [1, withAlpha(deep, strength * 1.3)],
  ]);
  surface.fillRect(0, 0, width, height);
  if (grain[style.genre] > 0) paintGrain(surface, grain[style.genre]);
}

/** Short fibers, equally many light and dark, so that the mean brightness is unchanged. */
function paintGrain(surface: Surface, strength: number): void {
  const random = seededRandom(1895);
  surface.lineWidth = 1;
  for (const color of ["#ffffff", "#2a1a20"]) {
    surface.strokeStyle = withAlpha(color, strength);
    surface.beginPath();
    for (let fibre = 0; fibre < 900; fibre += 1) {
      const x = random() * stageWidth;
      const y = random() * stageHeight;
      const angle = random() * Math.PI;
      const length = 2 + random() * 7;
      surface.moveTo(x, y);
      surface.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    }
    surface.stroke();
  }
}
