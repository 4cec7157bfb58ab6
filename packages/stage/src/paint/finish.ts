import { seededRandom } from "@goldmane/std/seeded-random";
import { stageHeight, stageWidth, type Host, type Surface } from "#surface.ts";
import { bake, drawBaked } from "./bake.ts";
import type { Light, Style } from "./light.ts";
import { withAlpha } from "./mix.ts";

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
const corners: Record<Style["genre"], number> = {
  "sci-fi": 0.5,
  fantasy: 0.42,
  anime: 0.22,
  adventure: 0.26,
  kids: 0.14,
  originals: 0.46,
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
  const dark = surface.createRadialGradient(
    width / 2,
    height * 0.48,
    height * 0.46,
    width / 2,
    height / 2,
    width * 0.66,
  );
  dark.addColorStop(0, withAlpha(light.shadow, 0));
  dark.addColorStop(0.6, withAlpha(light.shadow, corners[style.genre] * 0.3));
  dark.addColorStop(1, withAlpha(light.shadow, corners[style.genre]));
  surface.fillStyle = dark;
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
