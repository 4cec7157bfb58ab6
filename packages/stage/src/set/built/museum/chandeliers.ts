import { paintGlow } from "#paint/gradient.ts";
import { mix } from "#paint/mix.ts";
import { addCircle, addEllipse, addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import { isLampTime, lampColor } from "#set/built/town/lit-window.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";

const hung = [516, 764].map((x) => ({ x, y: 118 }));
const lamps = [-54, -28, 0, 28, 54];

/** Two ring chandeliers between the windows, lit after dark. */
export function chandelierLayer(kit: BackdropContext): Layer {
  const lit = isLampTime(kit);
  return {
    depth: 0.7,
    box: sheet(-20, 420),
    paint(surface) {
      for (const at of hung) paintChandelier(surface, kit, at, lit);
    },
    animate(surface, t) {
      if (!lit) return;
      const glow = kit.glow(lampColor(kit));
      for (const { x, y } of hung)
        for (const [index, lamp] of lamps.entries()) {
          surface.globalAlpha = 0.62 + 0.14 * Math.sin(t * 2.3 + index * 1.9 + x);
          drawGlow(surface, glow, { x: x + lamp, y: y - 13 + Math.abs(lamp) * -0.1, radius: 26 });
        }
      surface.globalAlpha = 1;
    },
  };
}

function paintChandelier(
  surface: Surface,
  kit: BackdropContext,
  { x, y }: { x: number; y: number },
  lit: boolean,
): void {
  const lamp = lampColor(kit);
  if (lit) {
    const { darkness } = kit.light;
    paintGlow(surface, { x, y: y + 20, radius: 300 }, lamp, 0.24 + darkness * 0.5);
  }
  const brass = kit.tone("#b98a3c", 0.1, 0.06);
  strokePath(surface, kit.tone("#4a3a30", -0.2, 0.06), 2, (path) => {
    path.moveTo(x, -20);
    path.lineTo(x, y - 44);
    for (const end of [-58, 58]) {
      path.moveTo(x, y - 46);
      path.lineTo(x + end, y);
    }
  });
  strokePath(surface, brass, 5, (path) => addEllipse(path, x, y, 60, 11));
  fillPath(surface, brass, (path) => addCircle(path, x, y - 46, 6));
  for (const at of lamps) {
    const foot = y - Math.abs(at) * 0.1 + 5;
    fillPath(surface, kit.tone("#f6ecd4", 0.1, 0.06), (path) =>
      addRoundRect(path, x + at - 3.4, foot - 14, 7, 14, 2),
    );
    if (lit)
      fillPath(surface, mix(lamp, "#ffffff", 0.6), (path) =>
        addEllipse(path, x + at, foot - 19, 3, 6),
      );
  }
}
