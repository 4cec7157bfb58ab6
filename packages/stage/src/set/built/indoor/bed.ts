import { paintForm } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addRoundRect, addStar, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** A child's bed along the wall: a high headboard, a pillow, and an overhanging quilt. */
export function paintBed(
  surface: Surface,
  kit: BackdropContext,
  { x, y, side, cloth }: { x: number; y: number; side: -1 | 1; cloth: string },
): void {
  const at = (away: number) => x + side * away;
  const wood = kit.tone(kit.local.wood, 0);
  const box = (from: number, to: number, top: number, height: number) => ({
    x: Math.min(at(from), at(to)),
    y: top,
    width: Math.abs(to - from),
    height,
  });
  fillPath(surface, withAlpha(kit.light.shadow, 0.32), (path) =>
    path.ellipse(at(-10), y + 2, 220, 15, 0, 0, 6.3),
  );
  const head = box(150, 178, y - 186, 186);
  paintForm(surface, kit.brush, { box: head, color: wood }, (path) =>
    addRoundRect(path, head.x, head.y, head.width, head.height, 13),
  );
  const mattress = box(-196, 156, y - 92, 40);
  paintForm(surface, kit.brush, { box: mattress, color: kit.tone("#fdf6ea", -0.1) }, (path) =>
    addRoundRect(path, mattress.x, mattress.y, mattress.width, mattress.height, 14),
  );
  const pillow = box(66, 152, y - 132, 50);
  paintForm(surface, kit.brush, { box: pillow, color: kit.tone("#ffffff", 0.2) }, (path) =>
    addRoundRect(path, pillow.x, pillow.y, pillow.width, pillow.height, 24),
  );
  const quilt = { x: Math.min(at(-204), at(70)), y: y - 112, width: 274, height: 92 };
  const body = kit.tone(cloth, 0.05);
  paintForm(surface, kit.brush, { box: quilt, color: body }, (path) => {
    path.moveTo(at(72), y - 104);
    path.quadraticCurveTo(at(-60), y - 124, at(-196), y - 102);
    path.quadraticCurveTo(at(-212), y - 60, at(-204), y - 30);
    path.quadraticCurveTo(at(-130), y - 14, at(-60), y - 28);
    path.quadraticCurveTo(at(10), y - 16, at(76), y - 30);
    path.closePath();
  });
  const random = kit.random("quilt");
  fillPath(surface, withAlpha(mix(body, "#ffffff", 0.6), 0.75), (path) => {
    for (let patch = 0; patch < 16; patch += 1) {
      const px = at(-186 + (patch % 8) * 33 + random() * 6);
      const py = y - 90 + Math.floor(patch / 8) * 32 + random() * 8;
      if (patch % 3 === 0) addStar(path, px, py, 8);
      else addCircle(path, px, py, 3.4);
    }
  });
  const fold = box(40, 92, y - 110, 80);
  paintForm(surface, kit.brush, { box: fold, color: kit.tone("#fff8ec", 0.15) }, (path) =>
    addRoundRect(path, fold.x, fold.y, fold.width, fold.height, 12),
  );
  const foot = box(-224, -198, y - 122, 122);
  paintForm(surface, kit.brush, { box: foot, color: wood }, (path) =>
    addRoundRect(path, foot.x, foot.y, foot.width, foot.height, 12),
  );
  const rail = box(-210, 160, y - 36, 22);
  paintForm(surface, kit.brush, { box: rail, color: kit.tone(kit.local.wood, -0.15) }, (path) =>
    path.rect(rail.x, rail.y, rail.width, rail.height),
  );
}
