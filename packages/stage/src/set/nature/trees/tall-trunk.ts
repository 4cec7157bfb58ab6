import type { Random } from "@goldmane/std/seeded-random";
import { linear } from "#paint/gradient.ts";
import { castShadow } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type TallTrunkPlan = {
  /** Middle of its foot. */
  x: number;
  y: number;
  width: number;
  distance: number;
  color: string;
  birch: boolean;
  random: Random;
};

const top = -30;

/** A trunk that extends out of the picture, lit from one side. */
export function paintTallTrunk(surface: Surface, kit: BackdropContext, plan: TallTrunkPlan): void {
  const { x, y, width, distance, color, birch, random } = plan;
  const bend = (random() - 0.5) * width * 1.6;
  const side = Math.sign(kit.light.keyAt.x - x) || 1;
  const half = width / 2;
  const flare = birch ? 1.25 : 1.9;
  const trace = (path: Surface) => {
    path.moveTo(x - half * flare, y + 3);
    path.quadraticCurveTo(x - half, y - width * 0.5, x - half + bend * 0.3, y - width * 2);
    path.lineTo(x - half * 0.66 + bend, top);
    path.lineTo(x + half * 0.66 + bend, top);
    path.lineTo(x + half + bend * 0.3, y - width * 2);
    path.quadraticCurveTo(x + half, y - width * 0.5, x + half * flare, y + 3);
    path.closePath();
  };
  const lit = kit.tone(color, 0.55, distance);
  const body = kit.tone(color, -0.3, distance);
  const dark = kit.tone(color, -0.85, distance);
  if (kit.style.shading === "paper") castShadow(surface, kit.brush, trace, 6 * (1 - distance));
  const hard = kit.style.shading === "cel" || kit.style.shading === "flat";
  const edge = (at: number) => ({ x: x + side * half * at + bend * 0.5, y: 0 });
  fillPath(
    surface,
    linear(
      surface,
      edge(1.1),
      edge(-1),
      hard
        ? [
            [0, lit],
            [0.22, lit],
            [0.24, body],
            [0.7, body],
            [0.72, dark],
            [1, dark],
          ]
        : [
            [0, lit],
            [0.3, body],
            [1, dark],
          ],
    ),
    trace,
  );
  surface.save();
  surface.beginPath();
  trace(surface);
  surface.clip();
  if (birch) paintBirchMarks(surface, kit, plan, bend);
  else if (width > 12 && !hard) paintBark(surface, kit, plan, bend);
  const shade = kit.light.shadow;
  surface.fillStyle = linear(surface, { x: 0, y: 0 }, { x: 0, y: y }, [
    [0, withAlpha(shade, 0.5 * (1 - distance))],
    [0.45, withAlpha(shade, 0)],
    [0.9, withAlpha(kit.light.far, 0)],
    [1, withAlpha(mix(kit.light.far, shade, 0.2), 0.35)],
  ]);
  surface.fillRect(x - width * 2, top, width * 4, y - top + 4);
  surface.restore();
}

function paintBark(
  surface: Surface,
  kit: BackdropContext,
  plan: TallTrunkPlan,
  bend: number,
): void {
  const { x, y, width, distance, color, random } = plan;
  for (const [lit, alpha] of [
    [-0.95, 0.4],
    [0.5, 0.22],
  ] as const)
    strokePath(surface, withAlpha(kit.tone(color, lit, distance), alpha), width * 0.035, (path) => {
      for (let line = 0; line < 26; line += 1) {
        const across = (random() - 0.5) * width;
        const from = y - random() * y;
        const at = (height: number) => x + across + bend * (1 - height / y) * 0.9;
        const length = width * (0.5 + random() * 1.6);
        path.moveTo(at(from), from);
        path.quadraticCurveTo(
          at(from) + width * 0.05,
          from - length / 2,
          at(from - length) + (random() - 0.5) * width * 0.1,
          from - length,
        );
      }
    });
}

function paintBirchMarks(
  surface: Surface,
  kit: BackdropContext,
  plan: TallTrunkPlan,
  bend: number,
): void {
  const { x, y, width, distance, random } = plan;
  fillPath(surface, withAlpha(kit.tone("#4a4250", -0.3, distance), 0.72), (path) => {
    for (let mark = 0; mark < 22; mark += 1) {
      const at = y - 12 - random() * y;
      const across = (random() < 0.5 ? -1 : 1) * width * (0.2 + random() * 0.3);
      const reach = width * (0.1 + random() * 0.22);
      addEllipse(path, x + across + bend * (1 - at / y), at, reach, 0.8 + width * 0.03 * random());
    }
  });
}
