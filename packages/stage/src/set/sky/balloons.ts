import { bake } from "#paint/bake.ts";
import { paintForm } from "#paint/form.ts";
import { turnHue, withAlpha } from "#paint/mix.ts";
import { fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";

/** Distant balloons that barely move. */
export function balloonsLayer(kit: BackdropContext): Layer {
  const random = kit.random("balloons");
  const balloons = [0, 1, 2].map((index) => {
    const size = 54 - index * 13;
    const color = turnHue(
      index === 1 ? kit.style.accent : kit.local.roof,
      index * 70 + random() * 40,
    );
    const box = { x: -size, y: -size * 1.2, width: size * 2, height: size * 3 };
    const picture = bake(kit.host, box, kit.scale * 1.5, (surface) =>
      paintBalloon(surface, kit, { size, color, distance: 0.2 + index * 0.16 }),
    );
    return {
      picture,
      box,
      x: 640 + (index % 2 === 0 ? -1 : 1) * (230 + random() * 260),
      y: 150 + index * 50 + random() * 60,
      phase: random() * 6,
    };
  });
  return {
    depth: 0.16,
    box: sheet(0, 460),
    animate(surface, t) {
      for (const { picture, box, x, y, phase } of balloons) {
        const at = { x: x + Math.sin(t * 0.11 + phase) * 16, y: y + Math.sin(t * 0.3 + phase) * 7 };
        surface.drawImage(
          picture.canvas as never,
          at.x + box.x,
          at.y + box.y,
          box.width,
          box.height,
        );
      }
    },
  };
}

type Balloon = { size: number; color: string; distance: number };

function paintBalloon(
  surface: Surface,
  kit: BackdropContext,
  { size, color, distance }: Balloon,
): void {
  const hull = (path: Surface) => {
    path.moveTo(-size * 0.2, size * 1);
    path.bezierCurveTo(-size * 1.1, size * 0.2, -size, -size, 0, -size);
    path.bezierCurveTo(size, -size, size * 1.1, size * 0.2, size * 0.2, size);
    path.closePath();
  };
  strokePath(surface, withAlpha(kit.tone(kit.local.wood, -0.5, distance), 0.8), 1, (path) => {
    for (const side of [-1, 1]) {
      path.moveTo(side * size * 0.19, size * 0.98);
      path.lineTo(side * size * 0.13, size * 1.4);
    }
  });
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: -size, y: -size, width: size * 2, height: size * 2 },
      color: kit.tone(color, 0.05, distance),
      contrast: 1 - distance,
    },
    hull,
  );
  surface.save();
  surface.beginPath();
  hull(surface);
  surface.clip();
  fillPath(surface, withAlpha(kit.tone("#fff6e2", 0.4, distance), 0.55), (path) => {
    for (const at of [-0.62, 0, 0.62])
      path.ellipse(at * size * 0.9, size * 0.1, size * 0.13, size * 1.2, 0, 0, 6.3);
  });
  surface.restore();
  fillPath(surface, kit.tone(kit.local.wood, -0.1, distance), (path) =>
    path.rect(-size * 0.15, size * 1.38, size * 0.3, size * 0.24),
  );
}
