import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, fillPath } from "#paint/path.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { paintDisc } from "./disc.ts";
import { cloudCover } from "./cloud-cover.ts";
import { paintCloud } from "./cloud.ts";

/** Depth of the sky and of the light in it. */
export const skyDepth = 0.03;

/** The sky behind everything: gradient, light source with halo, stars, distant clouds. */
export function skyLayer(
  kit: BackdropContext,
  { horizon = 470, bottom = 560, disc = true } = {},
): Layer {
  const twinkles = starsOf(kit, 22, "twinkles");
  const starry = kit.light.darkness > 0.3 && kit.weather !== "rain";
  return {
    depth: skyDepth,
    box: sheet(-20, bottom),
    below: kit.light.sky[3],
    fineness: 0.85,
    paint(surface) {
      paintAir(surface, kit, horizon, bottom);
      if (starry) paintStars(surface, kit);
      if (disc) paintDisc(surface, kit);
      paintFarClouds(surface, kit, horizon);
      paintHorizonGlow(surface, kit, horizon);
    },
    animate(surface, t) {
      if (!starry) return;
      const glow = kit.glow("#ffffff");
      for (const { x, y, size, phase } of twinkles) {
        const shine = 0.5 + 0.5 * Math.sin(t * (0.8 + size * 0.2) + phase);
        surface.globalAlpha = shine * 0.8 * Math.min(1, kit.light.darkness * 1.2);
        drawGlow(surface, glow, { x, y, radius: 2.5 + size * 2.4 });
      }
      surface.globalAlpha = 1;
    },
  };
}

function paintAir(surface: Surface, kit: BackdropContext, horizon: number, bottom: number): void {
  const { sky, key, keyAt, darkness } = kit.light;
  const reach = horizon / bottom;
  surface.fillStyle = falling(surface, -20, bottom, [
    [0, sky[0]],
    [0.4 * reach, sky[1]],
    [0.74 * reach, sky[2]],
    [reach, sky[3]],
    [1, sky[3]],
  ]);
  surface.fillRect(sheetLeft - 4, -24, sheetWidth + 8, bottom + 48);
  if (kit.style.shading === "paper") {
    for (let ring = 7; ring > 0; ring -= 1) {
      const radius = 60 + ring * ring * 13;
      fillPath(surface, withAlpha(mix(sky[3], key, 0.5), 0.1), (path) =>
        addCircle(path, keyAt.x, keyAt.y, radius),
      );
    }
  } else if (kit.style.shading === "soft") brushAir(surface, kit, horizon);
  const strength = 0.6 - darkness * 0.25;
  paintGlow(surface, { ...keyAt, radius: 620, squash: 0.8 }, key, strength * 0.55);
  paintGlow(surface, { ...keyAt, radius: 300 }, key, strength * 0.6);
}

/** Broad strokes of neighboring hues, so that the sky looks painted. */
function brushAir(surface: Surface, kit: BackdropContext, horizon: number): void {
  const random = kit.random("air");
  const { sky } = kit.light;
  for (let index = 0; index < 54; index += 1) {
    const height = random();
    const color = sky[Math.min(3, Math.floor(height * 4 + (random() - 0.5) * 1.6))] ?? sky[1];
    fillPath(surface, withAlpha(color, 0.1), (path) => {
      const x = sheetLeft + random() * sheetWidth;
      const y = height * horizon;
      for (let stroke = 0; stroke < 3; stroke += 1)
        addEllipse(
          path,
          x + (random() - 0.5) * 160,
          y + (random() - 0.5) * 26,
          90 + random() * 220,
          5 + random() * 13,
          (random() - 0.5) * 0.14,
        );
    });
  }
}

function paintHorizonGlow(surface: Surface, kit: BackdropContext, horizon: number): void {
  const { key, sky, keyAt, darkness } = kit.light;
  const low = kit.time === "dawn" || kit.time === "dusk";
  paintGlow(
    surface,
    { x: low ? keyAt.x : 640, y: horizon, radius: 760, squash: 0.24 },
    mix(sky[3], key, 0.5),
    0.5 - darkness * 0.22,
  );
}

function paintFarClouds(surface: Surface, kit: BackdropContext, horizon: number): void {
  const cover = cloudCover(kit);
  if (cover !== "bank" && cover !== "overcast") return;
  const random = kit.random("far clouds");
  const { keyAt } = kit.light;
  const count = cover === "bank" ? 4 : 5;
  // A bank heaps up on the side away from the light, low over the horizon.
  const from = cover === "bank" ? (keyAt.x < 640 ? 760 : -60) : 40;
  const reach = cover === "bank" ? 500 : 1240;
  for (let index = 0; index < count; index += 1) {
    const width = (cover === "bank" ? 210 : 150) + random() * 210;
    const x = from + ((index + random() * 0.7) / count) * reach;
    const y = horizon - 40 - random() * (cover === "bank" ? 40 : 90);
    const beforeSun = Math.abs(x - keyAt.x) < width * 0.5 + 60 && keyAt.y > y - width * 0.5 - 60;
    if (!beforeSun) paintCloud(surface, kit, { x, y, width, distance: 0.55, random });
  }
}

function starsOf(kit: BackdropContext, count: number, name: string) {
  const random = kit.random(name);
  return Array.from({ length: count }, () => ({
    x: sheetLeft + random() * sheetWidth,
    y: random() ** 1.3 * 400,
    size: random() ** 3,
    phase: random() * 6.3,
  }));
}

export function paintStars(surface: Surface, kit: BackdropContext, count = 260): void {
  const clear = Math.min(1, (kit.light.darkness - 0.22) * 1.7);
  for (const [band, alpha] of [0.35, 0.6, 0.95].entries()) {
    const stars = starsOf(kit, Math.round(count / 3), `stars ${band}`);
    fillPath(surface, withAlpha("#ffffff", alpha * clear), (path) => {
      for (const { x, y, size } of stars)
        if (y < 400 * (1 - band * 0.12)) addCircle(path, x, y, 0.5 + band * 0.3 + size);
    });
  }
}
