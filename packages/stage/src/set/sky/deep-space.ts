import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, turnHue, withAlpha } from "#paint/mix.ts";
import { addCircle, fillPath } from "#paint/path.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";

/** Deep space: a gradient that glows near the horizon, gas clouds, a band of stars. */
export function deepSpaceLayer(kit: BackdropContext, { horizon = 520 } = {}): Layer {
  const random = kit.random("bright stars");
  const bright = Array.from({ length: 26 }, () => ({
    x: sheetLeft + random() * sheetWidth,
    y: random() * horizon * 0.9,
    size: 2.5 + random() * 3,
    phase: random() * 6.3,
  }));
  return {
    depth: 0.03,
    box: sheet(-20, 640),
    below: kit.light.sky[3],
    fineness: 0.85,
    paint(surface) {
      const { sky } = kit.light;
      surface.fillStyle = falling(surface, -20, 620, [
        [0, sky[0]],
        [0.45, sky[1]],
        [0.85, sky[2]],
        [1, sky[3]],
      ]);
      surface.fillRect(sheetLeft - 4, -24, sheetWidth + 8, 680);
      paintGlow(
        surface,
        { x: kit.light.keyAt.x, y: horizon + 10, radius: 820, squash: 0.36 },
        mix(sky[3], kit.light.key, 0.35),
        0.6,
      );
      paintNebula(surface, kit, horizon);
      paintStarRiver(surface, kit, horizon);
    },
    animate(surface, t) {
      const glow = kit.glow(mix(kit.light.key, "#ffffff", 0.6));
      for (const { x, y, size, phase } of bright) {
        surface.globalAlpha = 0.35 + 0.55 * (0.5 + 0.5 * Math.sin(t * 1.1 + phase));
        drawGlow(surface, glow, { x, y, radius: size * 1.5 });
      }
      surface.globalAlpha = 1;
    },
  };
}

function paintNebula(surface: Surface, kit: BackdropContext, horizon: number): void {
  const random = kit.random("nebula");
  const tilt = (random() - 0.5) * 0.7;
  const { sky, key } = kit.light;
  const warm = mix(key, sky[2], 0.35);
  const hues = [sky[3], turnHue(sky[2], 50), turnHue(sky[3], -60), warm, kit.style.accent];
  const misty = kit.weather === "mist" ? 1.5 : 1;
  surface.save();
  surface.globalCompositeOperation = "lighter";
  for (let cloud = 0; cloud < 34; cloud += 1) {
    const along = (random() - 0.5) * 1500;
    const across = (random() + random() - 1) * 130;
    const x = 640 + along * Math.cos(tilt) - across * Math.sin(tilt);
    const y = horizon * 0.42 + along * Math.sin(tilt) + across;
    const color = hues[Math.floor(random() * hues.length)] ?? sky[3];
    const radius = 70 + random() * 190;
    paintGlow(
      surface,
      { x, y, radius, squash: 0.5 + random() * 0.4 },
      color,
      (0.08 + random() * 0.13) * misty,
    );
  }
  surface.restore();
  for (let lane = 0; lane < 9; lane += 1) {
    const along = (random() - 0.5) * 1300;
    const x = 640 + along;
    const y = horizon * 0.42 + along * Math.sin(tilt) + (random() - 0.5) * 50;
    paintGlow(surface, { x, y, radius: 90 + random() * 130, squash: 0.26 }, sky[0], 0.3);
  }
}

function paintStarRiver(surface: Surface, kit: BackdropContext, horizon: number): void {
  const random = kit.random("star river");
  const tints = [
    "#ffffff",
    mix(kit.light.key, "#ffffff", 0.5),
    turnHue(mix(kit.light.sky[3], "#ffffff", 0.6), 60),
  ];
  for (const [index, tint] of tints.entries())
    for (const [size, alpha, count] of [
      [0.5, 0.5, 150],
      [0.85, 0.75, 60],
      [1.5, 0.95, 14],
    ] as const)
      fillPath(surface, withAlpha(tint, alpha), (path) => {
        for (let star = 0; star < count; star += 1) {
          const band = random() < 0.5;
          const x = sheetLeft + random() * sheetWidth;
          const spread = band ? (random() + random() + random() - 1.5) * 150 : 0;
          const y = band ? horizon * 0.42 + spread : random() * horizon * 1.1;
          addCircle(path, x, y, size * (0.7 + random() * 0.5) + index * 0.05);
        }
      });
}
