import { linear, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { type PlanetPlan, paintFace } from "./planet-face.ts";

/** A planet: lit from the scene's light, with a night side and an atmosphere along its limb. */
export function paintPlanet(surface: Surface, kit: BackdropContext, plan: PlanetPlan): void {
  const { x, y, radius, color, ring, random } = plan;
  const { key, sky } = kit.light;
  const keyAt = plan.sunAt ?? kit.light.keyAt;
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
  addCircle(surface, x, y, radius);
  surface.fill();
  surface.restore();
  if (ring) paintRing(surface, { x, y, radius, tilt }, air, false);
}

type Globe = { x: number; y: number; radius: number; tilt: number };

/** Half of the rings: the far half is painted before the planet, the near half after it. */
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
