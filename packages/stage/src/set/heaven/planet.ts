import { linear, paintGlow } from "#paint/gradient.ts";
import { mix, turnHue, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, fillPath, strokePath } from "#paint/path.ts";
import type { Random } from "@goldmane/std/seeded-random";
import type { Kit } from "#set/kit.ts";
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
};

/** A world in space: lit from the scene's light, night on its other side, air along its edge. */
export function paintPlanet(surface: Surface, kit: Kit, plan: PlanetPlan): void {
  const { x, y, radius, color, ring, random } = plan;
  const { keyAt, key, sky } = kit.light;
  const away = Math.hypot(keyAt.x - x, keyAt.y - y) || 1;
  const sun = { x: (keyAt.x - x) / away, y: (keyAt.y - y) / away };
  const air = mix(color, mix(key, "#ffffff", 0.4), 0.5);
  const tilt = -0.35 + random() * 0.7;
  paintGlow(
    surface,
    { x: x + sun.x * radius * 0.2, y: y + sun.y * radius * 0.2, radius: radius * 1.7 },
    air,
    0.34,
  );
  if (ring) paintRing(surface, { x, y, radius, tilt }, air, true);
  surface.save();
  surface.beginPath();
  addCircle(surface, x, y, radius);
  surface.clip();
  const edge = (at: number) => ({ x: x + sun.x * radius * at, y: y + sun.y * radius * at });
  const night = mix(sky[0], mix(color, kit.light.shadow, 0.7), 0.35);
  surface.fillStyle = mix(color, key, 0.16);
  surface.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  paintFace(surface, plan, tilt);
  const hard = kit.style.shading === "cel" || kit.style.shading === "flat";
  surface.fillStyle = linear(
    surface,
    edge(1),
    edge(-1),
    hard
      ? [
          [0, withAlpha(key, 0.3)],
          [0.3, withAlpha(key, 0.1)],
          [0.31, withAlpha(night, 0.06)],
          [0.55, withAlpha(night, 0.3)],
          [0.56, withAlpha(night, 0.78)],
          [1, withAlpha(night, 0.88)],
        ]
      : [
          [0, withAlpha(mix(key, "#ffffff", 0.4), 0.42)],
          [0.3, withAlpha(key, 0.06)],
          [0.52, withAlpha(night, 0.42)],
          [0.8, withAlpha(night, 0.9)],
          [1, withAlpha(night, 0.95)],
        ],
  );
  surface.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  const rim = surface.createRadialGradient(
    x - sun.x * radius * 0.16,
    y - sun.y * radius * 0.16,
    radius * 0.82,
    x,
    y,
    radius * 1.01,
  );
  rim.addColorStop(0, withAlpha(air, 0));
  rim.addColorStop(1, withAlpha(air, 0.75));
  surface.fillStyle = rim;
  surface.beginPath();
  addCircle(surface, x + sun.x * radius * 0.5, y + sun.y * radius * 0.5, radius);
  surface.fill();
  surface.restore();
  if (ring) paintRing(surface, { x, y, radius, tilt }, air, false);
}

type Globe = { x: number; y: number; radius: number; tilt: number };

/** Half of the rings: the far one is painted before the globe, the near one after it. */
function paintRing(
  surface: Surface,
  { x, y, radius, tilt }: Globe,
  color: string,
  far: boolean,
): void {
  surface.save();
  surface.translate(x, y);
  surface.rotate(tilt);
  for (const [reach, width, alpha] of [
    [1.42, 0.1, 0.4],
    [1.62, 0.15, 0.6],
    [1.86, 0.06, 0.35],
    [2.02, 0.03, 0.25],
  ] as const)
    strokePath(surface, withAlpha(color, alpha * (far ? 0.6 : 1)), radius * width, (path) =>
      path.ellipse(
        0,
        0,
        radius * reach,
        radius * reach * 0.26,
        0,
        far ? Math.PI : 0,
        far ? Math.PI * 2 : Math.PI,
      ),
    );
  surface.restore();
}

function paintFace(
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
      const shores = (count: number, wide: number, flat: number) => (path: Surface) => {
        for (let land = 0; land < count; land += 1) {
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
