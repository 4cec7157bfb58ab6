import { paintForm } from "#paint/form.ts";
import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addPolygon, addRoundRect, fillPath } from "#paint/path.ts";
import type { Kit } from "#set/kit.ts";
import type { Surface } from "#surface.ts";
import { lampColor } from "./lit-window.ts";

/** A small table with a lamp: lit from dusk on, it warms its corner of the room. */
export function paintLampTable(
  surface: Surface,
  kit: Kit,
  { x, y }: { x: number; y: number },
): void {
  const lit = kit.time !== "day";
  const lamp = lampColor(kit);
  const top = y - 78;
  fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) => addEllipse(path, x, y, 50, 8));
  const wood = kit.tone(kit.local.wood, -0.05);
  paintForm(
    surface,
    kit.brush,
    { box: { x: x - 40, y: top, width: 80, height: 78 }, color: wood },
    (path) => {
      addRoundRect(path, x - 42, top, 84, 10, 4);
      addRoundRect(path, x - 36, top + 10, 72, 30, 3);
      path.rect(x - 34, top + 40, 8, 38);
      path.rect(x + 26, top + 40, 8, 38);
    },
  );
  fillPath(surface, kit.tone("#f4d888", 0.2), (path) => addCircle(path, x, top + 25, 4));
  fillPath(surface, kit.tone("#e9ddd0", -0.2), (path) => {
    addEllipse(path, x, top - 2, 18, 4);
    path.rect(x - 3, top - 34, 6, 32);
  });
  if (lit) {
    paintGlow(surface, { x, y: top - 56, radius: 300 }, lamp, 0.34 + kit.light.darkness * 0.4);
    paintGlow(surface, { x, y: y - 6, radius: 230, squash: 0.2 }, lamp, 0.4);
  }
  const shade = lit ? mix(lamp, "#ffffff", 0.35) : kit.tone("#f6e2c4", 0.1);
  fillPath(surface, shade, (path) =>
    addPolygon(path, [
      { x: x - 22, y: top - 78 },
      { x: x + 22, y: top - 78 },
      { x: x + 36, y: top - 32 },
      { x: x - 36, y: top - 32 },
    ]),
  );
}

/** An oval rug in rings where the cast stands. */
export function paintRug(
  surface: Surface,
  kit: Kit,
  { y, color }: { y: number; color: string },
): void {
  for (const [reach, lit] of [
    [1, -0.25],
    [0.92, 0.2],
    [0.74, -0.05],
    [0.7, 0.35],
    [0.4, 0.05],
  ] as const)
    fillPath(
      surface,
      kit.tone(reach === 0.92 || reach === 0.7 ? mix(color, "#fff4e0", 0.45) : color, lit),
      (path) => addEllipse(path, 640, y, 430 * reach, 62 * reach),
    );
}

/** A ball, blocks and a sleeping bear in a corner. */
export function paintToys(surface: Surface, kit: Kit, { x, y }: { x: number; y: number }): void {
  const ball = kit.tone(kit.style.accent, 0.05);
  fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) => addEllipse(path, x + 10, y, 84, 8));
  for (const [index, own] of [kit.local.roofOther, kit.local.leaf, "#f0c050"].entries()) {
    const at = {
      x: x - 62 + (index % 2) * 40 + (index === 2 ? 18 : 0),
      y: y - 36 - (index === 2 ? 36 : 0),
    };
    paintForm(
      surface,
      kit.brush,
      { box: { ...at, width: 36, height: 36 }, color: kit.tone(own, 0) },
      (path) => addRoundRect(path, at.x, at.y, 36, 36, 5),
    );
  }
  paintForm(
    surface,
    kit.brush,
    { box: { x: x + 36, y: y - 50, width: 50, height: 50 }, color: ball },
    (path) => addCircle(path, x + 60, y - 25, 25),
  );
  fillPath(surface, withAlpha("#ffffff", 0.6), (path) =>
    addEllipse(path, x + 60, y - 25, 25, 7, -0.4),
  );
}
