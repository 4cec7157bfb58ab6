import { mix, turnHue, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import type { Random } from "@goldmane/std/seeded-random";
import type { Surface } from "#surface.ts";

export type PlanetKind = "bands" | "seas" | "craters";
export const planetKinds: readonly [PlanetKind, ...PlanetKind[]] = ["bands", "seas", "craters"];

export type PlanetPlan = {
  x: number;
  y: number;
  radius: number;
  color: string;
  kind: PlanetKind;
  ring: boolean;
  random: Random;
  /** Position of its sun; the scene's key light by default. */
  sunAt?: { x: number; y: number };
};

/** Paints a planet's surface inside its outline: gas bands, coasts and clouds, or craters. */
export function paintFace(
  surface: Surface,
  { x, y, radius, color, kind, random }: PlanetPlan,
  tilt: number,
): void {
  surface.save();
  surface.translate(x, y);
  surface.rotate(tilt);
  const other = turnHue(mix(color, "#ffffff", 0.25), 40);
  const dark = mix(turnHue(color, -30), "#1a1440", 0.35);
  switch (kind) {
    case "bands":
      for (let band = 0; band < 9; band += 1) {
        const at = -radius + (band / 9) * radius * 2 + random() * radius * 0.08;
        fillPath(surface, withAlpha(random() < 0.5 ? other : dark, 0.2 + random() * 0.3), (path) =>
          addEllipse(path, 0, at, radius * 1.1, radius * (0.04 + random() * 0.1)),
        );
      }
      fillPath(surface, withAlpha(dark, 0.5), (path) =>
        addEllipse(path, radius * 0.3, radius * 0.25, radius * 0.2, radius * 0.1),
      );
      break;
    case "seas": {
      const detail = Math.max(1, radius / 150);
      const shores = (count: number, broad: number, flat: number) => (path: Surface) => {
        const wide = broad / detail;
        for (let land = 0; land < count * detail ** 1.6; land += 1) {
          const angle = random() * 6.3;
          const away = radius * Math.sqrt(random()) * 0.96;
          const at = { x: Math.cos(angle) * away, y: Math.sin(angle) * away };
          for (let part = 0; part < 5; part += 1) {
            const size = radius * wide * (0.3 + random() * 0.7);
            addEllipse(
              path,
              at.x + (random() - 0.5) * radius * wide * 2.2,
              at.y + (random() - 0.5) * radius * wide * 1.4 * flat,
              size,
              size * flat,
            );
          }
        }
      };
      fillPath(
        surface,
        withAlpha(mix(turnHue(color, 75), "#f2e4b0", 0.3), 0.7),
        shores(8, 0.13, 0.7),
      );
      fillPath(surface, withAlpha("#ffffff", 0.42), shores(9, 0.15, 0.16));
      break;
    }
    case "craters":
      for (let crater = 0; crater < 14; crater += 1) {
        const angle = random() * 6.3;
        const away = radius * Math.sqrt(random()) * 0.92;
        const size = radius * (0.05 + random() ** 2 * 0.2);
        const at = { x: Math.cos(angle) * away, y: Math.sin(angle) * away };
        fillPath(surface, withAlpha(other, 0.35), (path) =>
          addEllipse(path, at.x, at.y + size * 0.1, size * 1.1, size),
        );
        fillPath(surface, withAlpha(dark, 0.45), (path) =>
          addEllipse(path, at.x, at.y, size, size * 0.9),
        );
      }
      break;
  }
  surface.restore();
}
