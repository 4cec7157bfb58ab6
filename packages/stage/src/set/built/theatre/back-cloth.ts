import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addStar, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";

/** The backcloth: the sky at this time of day in a scene painter's broad strokes. */
export function backClothLayer(kit: BackdropContext): Layer {
  const { sky, key, darkness } = kit.light;
  const night = kit.time === "night";
  return {
    depth: 0.4,
    box: sheet(-20, 640),
    paint(surface) {
      surface.fillStyle = falling(surface, -20, 560, [
        [0, sky[0]],
        [0.4, sky[1]],
        [0.75, sky[2]],
        [1, sky[3]],
      ]);
      surface.fillRect(sheetLeft - 4, -24, sheetWidth + 8, 670);
      const random = kit.random("cloth");
      for (const [color, alpha] of [
        [mix(sky[3], "#ffffff", 0.3), 0.1],
        [sky[0], 0.12],
      ] as const)
        fillPath(surface, withAlpha(color, alpha), (path) => {
          for (let stroke = 0; stroke < 46; stroke += 1) {
            const x = sheetLeft + random() * sheetWidth;
            const y = random() * 500;
            path.moveTo(x - 90, y);
            path.quadraticCurveTo(x, y - 12, x + 90, y + 3);
            path.quadraticCurveTo(x, y + 2, x - 90, y);
          }
        });
      if (night) paintBulbs(surface, kit);
      paintGlow(surface, { x: 640, y: 380, radius: 620, squash: 0.6 }, key, 0.34 - darkness * 0.1);
      strokePath(surface, withAlpha(kit.light.shadow, 0.12), 2, (path) => {
        for (const x of [214, 640, 1066]) {
          path.moveTo(x, -20);
          path.lineTo(x, 640);
        }
      });
    },
    animate(surface, t) {
      if (night) twinkleBulbs(surface, kit, t);
    },
  };
}

/** Small lamps pushed through the cloth. */
function bulbsOf(kit: BackdropContext): { x: number; y: number; phase: number }[] {
  const random = kit.random("bulbs");
  return Array.from({ length: 34 }, () => ({
    x: 60 + random() * 1160,
    y: 110 + random() * 250,
    phase: random() * 6.3,
  }));
}

function paintBulbs(surface: Surface, kit: BackdropContext): void {
  fillPath(surface, mix("#fff4cf", kit.light.key, 0.3), (path) => {
    for (const { x, y } of bulbsOf(kit)) addStar(path, x, y, 5.5, { points: 4, inner: 0.35 });
  });
}

function twinkleBulbs(surface: Surface, kit: BackdropContext, t: number): void {
  const glow = kit.glow(mix("#fff0c0", kit.light.key, 0.3));
  for (const { x, y, phase } of bulbsOf(kit)) {
    surface.globalAlpha = 0.4 + 0.3 * Math.sin(t * 1.2 + phase);
    surface.drawImage(glow.canvas as never, x - 13, y - 13, 26, 26);
  }
  surface.globalAlpha = 1;
}

/** The play's sun or moon, cut from board and hung on two cords; it sways slightly. */
export function hungDiscLayer(kit: BackdropContext): Layer {
  const night = kit.time === "night";
  const low = kit.time === "dawn" || kit.time === "dusk";
  const random = kit.random("disc");
  const side = kit.light.keyAt.x < 640 ? -1 : 1;
  const at = { x: 640 + side * (150 + random() * 80), y: low ? 268 : 196, radius: night ? 52 : 60 };
  const face = mix(night ? "#f3ecd2" : "#ffc94f", kit.light.key, 0.3);
  return {
    depth: 0.48,
    box: sheet(0, 640),
    animate(surface, t) {
      const swing = Math.sin(t * 0.7) * 3;
      const x = at.x + swing;
      strokePath(surface, withAlpha(kit.light.shadow, 0.4), 1.4, (path) => {
        for (const cord of [-18, 18]) {
          path.moveTo(at.x + cord, -20);
          path.lineTo(x + cord, at.y - at.radius * 0.9);
        }
      });
      surface.globalAlpha = 0.6;
      const glow = kit.glow(face);
      const reach = at.radius * 2.6;
      surface.drawImage(glow.canvas as never, x - reach, at.y - reach, reach * 2, reach * 2);
      surface.globalAlpha = 1;
      if (!night)
        fillPath(surface, mix(face, kit.local.roof, 0.25), (path) =>
          addStar(path, x, at.y, at.radius * 1.42, { points: 14, inner: 0.7, rotation: t * 0.05 }),
        );
      fillPath(surface, face, (path) => addCircle(path, x, at.y, at.radius));
      strokePath(surface, withAlpha(mix(face, kit.light.shadow, 0.5), 0.5), 2, (path) =>
        path.arc(x, at.y, at.radius * 0.8, 0.5, 2.4),
      );
      if (night)
        fillPath(surface, withAlpha(mix(face, kit.light.sky[0], 0.4), 0.5), (path) => {
          addCircle(path, x - 16, at.y - 12, 10);
          addCircle(path, x + 18, at.y + 10, 14);
          addCircle(path, x - 6, at.y + 26, 7);
        });
    },
  };
}
