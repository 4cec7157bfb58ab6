import type { Random } from "@goldmane/std/seeded-random";
import { paintForm } from "#paint/form.ts";
import { withAlpha } from "#paint/mix.ts";
import { fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type TrunkPlan = {
  x: number;
  y: number;
  height: number;
  width: number;
  distance: number;
  random: Random;
  /** Color of the wood; the genre's by default. */
  color?: string;
};

/** A trunk that flares into its roots and forks towards the top. */
export function paintTrunk(surface: Surface, kit: BackdropContext, plan: TrunkPlan): void {
  const { x, y, height, width, distance, random, color = kit.local.trunk } = plan;
  const bend = (random() - 0.5) * width * 1.2;
  const top = y - height;
  const wood = kit.tone(color, -0.25, distance);
  if (width < 4) {
    surface.fillStyle = wood;
    surface.fillRect(x - width / 2, top, width, height + 1);
    return;
  }
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: x - width, y: top, width: width * 2, height },
      color: wood,
      contrast: 1 - distance,
    },
    (path) => {
      path.moveTo(x - width * 0.95, y + 2);
      path.quadraticCurveTo(
        x - width * 0.42,
        y - height * 0.12,
        x - width * 0.4 + bend * 0.5,
        y - height * 0.5,
      );
      path.lineTo(x - width * 0.24 + bend, top);
      path.lineTo(x + width * 0.24 + bend, top);
      path.quadraticCurveTo(
        x + width * 0.34 + bend * 0.5,
        y - height * 0.5,
        x + width * 0.45,
        y - height * 0.14,
      );
      path.quadraticCurveTo(x + width * 0.6, y, x + width, y + 2);
      path.closePath();
    },
  );
  if (width < 14) return;
  const bark = withAlpha(kit.tone(color, -0.9, distance), 0.3);
  strokePath(surface, bark, Math.max(0.8, width * 0.035), (path) => {
    for (let line = 0; line < 9; line += 1) {
      const at = x + (random() - 0.5) * width * 0.66;
      const from = y - random() * height * 0.9;
      path.moveTo(at, from);
      path.quadraticCurveTo(
        at + 2,
        from - height * 0.05,
        at + (random() - 0.5) * 4,
        from - height * (0.06 + random() * 0.1),
      );
    }
  });
  fillPath(surface, bark, (path) => {
    if (random() < 0.5)
      path.ellipse(x + width * 0.05, y - height * 0.42, width * 0.1, width * 0.16, 0, 0, 6.3);
  });
}
