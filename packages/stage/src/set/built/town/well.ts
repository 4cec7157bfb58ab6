import { paintForm } from "#paint/form.ts";
import { withAlpha } from "#paint/mix.ts";
import { addPolygon, addRoundRect, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** A round stone well below a small roof. */
export function paintWell(
  surface: Surface,
  kit: BackdropContext,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const half = size * 0.44;
  const rim = y - size * 0.42;
  const wood = kit.tone(kit.local.wood, -0.2);
  fillPath(surface, withAlpha(kit.light.shadow, 0.35), (path) =>
    path.ellipse(x, y, half * 1.25, size * 0.1, 0, 0, 6.3),
  );
  fillPath(surface, wood, (path) => {
    path.rect(x - half * 0.86, y - size * 1.12, size * 0.06, size * 0.8);
    path.rect(x + half * 0.86 - size * 0.06, y - size * 1.12, size * 0.06, size * 0.8);
    path.rect(x - half * 0.86, y - size * 0.94, half * 1.72, size * 0.04);
  });
  const stone = kit.tone(kit.local.rock, -0.15);
  paintForm(
    surface,
    kit.brush,
    { box: { x: x - half, y: rim, width: half * 2, height: y - rim }, color: stone },
    (path) => {
      path.moveTo(x - half, rim);
      path.lineTo(x - half * 0.94, y - size * 0.02);
      path.quadraticCurveTo(x, y + size * 0.1, x + half * 0.94, y - size * 0.02);
      path.lineTo(x + half, rim);
      path.closePath();
    },
  );
  const random = kit.random("well");
  for (const lit of [0.6, -0.6])
    fillPath(surface, withAlpha(kit.tone(kit.local.rock, lit), 0.35), (path) => {
      for (let row = 0; row < 4; row += 1)
        for (let stone_ = 0; stone_ < 5; stone_ += 1)
          if (random() < 0.35)
            addRoundRect(
              path,
              x - half * 0.9 + stone_ * half * 0.36,
              rim + size * (0.06 + row * 0.095),
              half * 0.32,
              size * 0.075,
              2,
            );
    });
  fillPath(surface, kit.tone(kit.local.rock, 0.6), (path) =>
    path.ellipse(x, rim, half * 1.06, size * 0.09, 0, 0, 6.3),
  );
  fillPath(surface, kit.tone(kit.light.shadow, -0.2), (path) =>
    path.ellipse(x, rim, half * 0.84, size * 0.06, 0, 0, 6.3),
  );
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: x - half * 1.2, y: y - size * 1.46, width: half * 2.4, height: size * 0.4 },
      color: kit.tone(kit.local.roof, 0),
    },
    (path) =>
      addPolygon(path, [
        { x: x - half * 1.2, y: y - size * 1.06 },
        { x: x - half * 0.3, y: y - size * 1.44 },
        { x: x + half * 0.3, y: y - size * 1.44 },
        { x: x + half * 1.2, y: y - size * 1.06 },
      ]),
  );
}
