import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

type SailBoat = { x: number; y: number; size: number; distance: number };

/** Height of its image in the water in shares of its own. */
const squash = 0.55;

/** A sailing boat that rides the swell above its image. */
export function animateSailBoat(
  surface: Surface,
  kit: BackdropContext,
  boat: SailBoat,
  t: number,
): void {
  const waterLine = boat.y + boat.size * 0.1;
  surface.save();
  surface.translate(0, waterLine * (1 + squash));
  surface.scale(1, -squash);
  surface.globalAlpha = 0.3;
  drawSailBoat(surface, kit, boat, t);
  surface.restore();
  drawSailBoat(surface, kit, boat, t);
}

function drawSailBoat(
  surface: Surface,
  kit: BackdropContext,
  { x, y, size, distance }: SailBoat,
  t: number,
): void {
  surface.save();
  surface.translate(x + t * size * 0.05, y + Math.sin(t * 0.9) * size * 0.02);
  surface.rotate(Math.sin(t * 0.7 + x) * 0.03);
  const sail = kit.tone("#fbf3e2", 0.5, distance);
  const lit = kit.light.keyAt.x > x ? 1 : -1;
  fillPath(surface, withAlpha(mix(kit.light.shadow, kit.light.far, distance), 0.3), (path) =>
    path.ellipse(0, size * 0.1, size * 0.42, size * 0.04, 0, 0, 6.3),
  );
  fillPath(surface, kit.tone(kit.local.wood, -0.3, distance), (path) => {
    path.moveTo(-size * 0.36, -size * 0.02);
    path.quadraticCurveTo(-size * 0.26, size * 0.13, 0, size * 0.12);
    path.quadraticCurveTo(size * 0.28, size * 0.13, size * 0.42, -size * 0.05);
    path.closePath();
    path.rect(-size * 0.012, -size * 0.86, size * 0.024, size * 0.84);
  });
  fillPath(surface, lit > 0 ? sail : mix(sail, kit.light.shadow, 0.3), (path) => {
    path.moveTo(size * 0.03, -size * 0.82);
    path.quadraticCurveTo(size * 0.32, -size * 0.4, size * 0.36, -size * 0.1);
    path.lineTo(size * 0.03, -size * 0.08);
    path.closePath();
  });
  fillPath(surface, lit > 0 ? mix(sail, kit.light.shadow, 0.22) : sail, (path) => {
    path.moveTo(-size * 0.03, -size * 0.78);
    path.quadraticCurveTo(-size * 0.16, -size * 0.4, -size * 0.3, -size * 0.12);
    path.lineTo(-size * 0.03, -size * 0.08);
    path.closePath();
  });
  fillPath(surface, kit.tone(kit.style.accent, 0.2, distance), (path) => {
    const wave = Math.sin(t * 4) * size * 0.02;
    path.moveTo(0, -size * 0.88);
    path.quadraticCurveTo(-size * 0.08, -size * 0.86 + wave, -size * 0.16, -size * 0.84 - wave);
    path.lineTo(0, -size * 0.8);
    path.closePath();
  });
  surface.restore();
}
