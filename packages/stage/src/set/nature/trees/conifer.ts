import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import { castShadow } from "#paint/form.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import type { TreePlan } from "./broadleaf.ts";
import { paintTrunk } from "./trunk.ts";

/** A fir with drooping tiers and highlights on its lit side; covered in snow in snowy places. */
export function paintConifer(surface: Surface, kit: BackdropContext, plan: TreePlan): void {
  const { x, y, height, distance, color, random } = plan;
  const half = height * (0.21 + random() * 0.05);
  const tiers = height > 70 ? 6 : 4;
  const side = Math.sign(kit.light.keyAt.x - x) || 1;
  const shade = kit.tone(color, -0.62, distance);
  const lit = kit.tone(color, 0.5, distance);
  const snowy = kit.weather === "snow" || kit.backdrop === "snow";
  const jags = kit.style.shading === "flat" ? 2 : Math.max(3, Math.min(7, Math.round(height / 22)));
  const rows = Array.from({ length: tiers }, (_, index) => {
    const low = 1 - index / tiers;
    return {
      top: y - height + (height * 0.82 * Math.max(0, index - 0.55)) / tiers,
      foot: y - height * 0.1 - (height * 0.8 * (tiers - 1 - index)) / tiers,
      half: half * (1.06 - low) + half * 0.12,
      sway: random() * 3,
    };
  });
  const outline = (reach: number, from: number, to: number) => (path: Surface) => {
    for (const row of rows) {
      path.moveTo(x, row.top);
      const span = row.half * reach;
      for (let jag = 0; jag <= jags; jag += 1) {
        const along = from + ((to - from) * jag) / jags;
        const drop = Math.abs(along) * height * 0.035;
        const tooth = jag % 2 === 0 ? 0 : -height * 0.028 - row.sway * 0.3;
        if (jag === 0)
          path.quadraticCurveTo(
            x + along * span * 0.34,
            (row.top + row.foot) / 2,
            x + along * span,
            row.foot + drop,
          );
        else path.lineTo(x + along * span, row.foot + drop * 0.4 + tooth);
      }
      path.quadraticCurveTo(x + to * span * 0.34, (row.top + row.foot) / 2, x, row.top);
    }
  };

  paintTrunk(surface, kit, { x, y, height: height * 0.3, width: height * 0.055, distance, random });
  if (kit.style.shading === "paper")
    castShadow(surface, kit.brush, outline(1, -1, 1), height * 0.02);
  fillPath(surface, shade, outline(1, -1, 1));
  fillPath(surface, withAlpha(mix(shade, lit, 0.42), 0.9), outline(0.9, side * 0.92, side * -0.35));
  fillPath(surface, withAlpha(lit, 0.62), outline(0.84, side, side * 0.3));
  if (snowy) {
    const snow = kit.tone(kit.local.snow, 0.5, distance);
    fillPath(surface, withAlpha(snow, 0.82), (path) => {
      for (const row of rows) {
        const foot = row.foot - height * 0.035;
        path.moveTo(x, row.top);
        path.quadraticCurveTo(
          x + side * row.half * 0.4,
          (row.top + foot) / 2,
          x + side * row.half * 0.86,
          foot,
        );
        path.quadraticCurveTo(
          x + side * row.half * 0.3,
          foot - height * 0.03,
          x - side * row.half * 0.2,
          foot - height * 0.045,
        );
        path.closePath();
      }
    });
  }
}
