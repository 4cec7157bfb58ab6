import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetRight } from "#set/layer.ts";
import { floorBottom, groundY } from "#set/nature/land/floor.ts";
import type { Surface } from "#surface.ts";

/** The planks of a quay, converging to one vanishing point, with posts along the far edge. */
export function paintJetty(surface: Surface, kit: BackdropContext, back: number): void {
  const random = kit.random("jetty");
  const wood = kit.local.wood;
  surface.fillStyle = falling(surface, back, floorBottom, [
    [0, kit.tone(wood, 0.75)],
    [0.3, kit.tone(wood, 0.4)],
    [1, kit.tone(wood, -0.4)],
  ]);
  surface.fillRect(sheetLeft - 4, back, sheetRight - sheetLeft + 8, floorBottom - back + 4);
  const away = (x: number) => 640 + (x - 640) * 0.62;
  const planks = Array.from({ length: 27 }, (_, index) => -500 + index * 86);
  for (const [index, x] of planks.entries()) {
    const lit = (random() - 0.5) * 0.9;
    fillPath(surface, withAlpha(kit.tone(wood, lit), 0.34), (path) => {
      path.moveTo(away(x), back);
      path.lineTo(away(x + 84), back);
      path.lineTo(x + 84, floorBottom + 4);
      path.lineTo(x, floorBottom + 4);
      path.closePath();
    });
    const grain = withAlpha(kit.tone(wood, -0.8), 0.22);
    strokePath(surface, grain, 0.9, (path) => {
      for (let line = 0; line < 3; line += 1) {
        const at = x + 14 + random() * 60;
        const from = random() * 0.7;
        const to = from + 0.2 + random() * 0.3;
        path.moveTo(away(at) + (at - away(at)) * from, back + (floorBottom - back) * from);
        path.lineTo(away(at) + (at - away(at)) * to, back + (floorBottom - back) * Math.min(1, to));
      }
    });
    strokePath(surface, withAlpha(kit.tone(wood, -1), 0.5), 1.6 + (index % 3) * 0.3, (path) => {
      path.moveTo(away(x), back);
      path.lineTo(x, floorBottom + 4);
    });
  }
  surface.fillStyle = kit.tone(wood, -0.6);
  surface.fillRect(sheetLeft - 4, back - 2, sheetRight - sheetLeft + 8, 5);
  surface.fillStyle = withAlpha(mix(kit.tone(wood, 0.9), kit.light.key, 0.3), 0.8);
  surface.fillRect(sheetLeft - 4, back - 3, sheetRight - sheetLeft + 8, 2);
  const strength = 0.42 - kit.light.darkness * 0.1;
  paintGlow(
    surface,
    { x: 640, y: groundY - 10, radius: 560, squash: 0.16 },
    kit.light.key,
    strength,
  );
}

/** Mooring posts with ropes between them, at the sides only. */
export function paintMooring(surface: Surface, kit: BackdropContext, back: number): void {
  const { wood } = kit.local;
  for (const side of [-1, 1]) {
    const posts = [1, 2, 3].map((step) => 640 + side * (250 + step * 118));
    for (const [index, x] of posts.entries()) {
      const width = 15 + index * 2;
      const top = back - 44 - index * 4;
      fillPath(surface, kit.tone(wood, -0.5), (path) => path.rect(x - width / 2, top, width, 62));
      fillPath(surface, kit.tone(wood, 0.25), (path) => {
        const lit = kit.light.keyAt.x > x ? 0 : -width / 2;
        path.rect(x + lit, top, width / 2, 62);
      });
      fillPath(surface, kit.tone(wood, 0.8), (path) =>
        path.ellipse(x, top, width / 2, 3.4, 0, 0, 6.3),
      );
    }
    strokePath(surface, kit.tone("#d8c6a0", -0.1), 3, (path) => {
      for (const [index, x] of posts.entries()) {
        const next = posts[index + 1] ?? x + side * 130;
        path.moveTo(x, back - 30);
        path.quadraticCurveTo((x + next) / 2, back - 4, next, back - 32);
      }
    });
  }
}
