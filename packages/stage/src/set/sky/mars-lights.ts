import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addSmooth, fillPath, type Point } from "#paint/path.ts";
import { type BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { skyDepth } from "./sky.ts";

/** The far, small sun of Mars, or at night its two uneven moons. */
export function marsLightsLayer(kit: BackdropContext): Layer {
  return {
    depth: skyDepth,
    box: sheet(-20, 480),
    paint(surface) {
      if (kit.time === "night") paintMoons(surface, kit);
      else paintSmallSun(surface, kit);
    },
  };
}

function paintSmallSun(surface: Surface, kit: BackdropContext): void {
  const { keyAt, key } = kit.light;
  const low = kit.time !== "day";
  const radius = low ? 27 : 22;
  const dust = kit.weather === "mist" ? 0.5 : 1;
  if (low)
    for (const [reach, alpha] of [
      [300, 0.5],
      [150, 0.7],
    ] as const)
      paintGlow(surface, { ...keyAt, radius: reach, squash: 0.86 }, "#8ecbff", alpha * dust);
  paintGlow(surface, { ...keyAt, radius: radius * 4 }, mix(key, "#ffffff", 0.5), 0.8 * dust);
  fillPath(surface, withAlpha("#ffffff", 0.5 * dust), (path) =>
    addCircle(path, keyAt.x, keyAt.y, radius * 1.12),
  );
  fillPath(surface, withAlpha("#ffffff", 0.5 + dust / 2), (path) =>
    addCircle(path, keyAt.x, keyAt.y, radius),
  );
}

function paintMoons(surface: Surface, kit: BackdropContext): void {
  const { keyAt } = kit.light;
  const away = keyAt.x < 640 ? 1 : -1;
  paintMoon(surface, kit, { ...keyAt, radius: 27, name: "near moon" });
  const small = { x: keyAt.x + away * 235, y: keyAt.y + 62, radius: 11, name: "far moon" };
  paintMoon(surface, kit, small);
}

/** A moon too small to be round. */
function paintMoon(
  surface: Surface,
  kit: BackdropContext,
  { x, y, radius, name }: { x: number; y: number; radius: number; name: string },
): void {
  const random = kit.random(name);
  const { key, sky } = kit.light;
  const pale = mix(key, "#fff4e4", 0.6);
  const corners = 9;
  const outline: Point[] = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = radius * (0.84 + random() * 0.22);
    return { x: x + Math.cos(angle) * reach * 1.22, y: y + Math.sin(angle) * reach * 0.9 };
  });
  paintGlow(surface, { x, y, radius: radius * 4.5 }, mix(key, sky[3], 0.3), 0.55);
  fillPath(surface, pale, (path) => addSmooth(path, outline));
  surface.save();
  surface.beginPath();
  addSmooth(surface, outline);
  surface.clip();
  fillPath(surface, withAlpha(mix(sky[1], sky[2], 0.4), 0.5), (path) =>
    addEllipse(path, x + radius * 0.85, y + radius * 0.5, radius, radius * 0.95),
  );
  fillPath(surface, withAlpha(mix(pale, sky[2], 0.55), 0.6), (path) => {
    for (let pit = 0; pit < 6; pit += 1) {
      const size = radius * (0.09 + random() * 0.15);
      addEllipse(
        path,
        x + (random() - 0.5) * radius * 1.7,
        y + (random() - 0.5) * radius * 1.2,
        size,
        size * 0.8,
      );
    }
  });
  surface.restore();
}
