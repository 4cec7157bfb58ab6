import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type GatePlan = {
  x: number;
  y: number;
  width: number;
  height: number;
  distance: number;
  color: string;
};

/** An open archway with voussoirs, haze behind it, and a raised portcullis. */
export function paintGate(surface: Surface, kit: BackdropContext, plan: GatePlan): void {
  const { x, y, width, height, distance, color } = plan;
  const half = width / 2;
  const spring = y - height + half;
  const arch = (grow: number) => (path: Surface) => {
    path.moveTo(x - half - grow, y + 2);
    path.lineTo(x - half - grow, spring);
    path.arc(x, spring, half + grow, Math.PI, 0);
    path.lineTo(x + half + grow, y + 2);
    path.closePath();
  };
  fillPath(surface, kit.tone(color, 0.35, distance), arch(width * 0.11));
  strokePath(surface, withAlpha(kit.tone(color, -0.7, distance), 0.5), 1.4, (path) => {
    for (let wedge = 0; wedge <= 10; wedge += 1) {
      const angle = Math.PI + (wedge * Math.PI) / 10;
      path.moveTo(x + Math.cos(angle) * half, spring + Math.sin(angle) * half);
      const out = half + width * 0.11;
      path.lineTo(x + Math.cos(angle) * out, spring + Math.sin(angle) * out);
    }
  });
  const { sky, far, key } = kit.light;
  fillPath(
    surface,
    falling(surface, y - height, y, [
      [0, mix(sky[2], far, 0.4)],
      [0.7, mix(sky[3], key, 0.3)],
      [0.72, kit.tone(kit.local.grass, 0.2, 0.5)],
      [1, kit.tone(kit.local.path, 0.3, 0.25)],
    ]),
    arch(0),
  );
  surface.save();
  surface.beginPath();
  arch(0)(surface);
  surface.clip();
  surface.fillStyle = withAlpha(kit.light.shadow, 0.45);
  surface.fillRect(x - half, y - height, width * 0.12, height);
  fillPath(surface, kit.tone(kit.light.near, -0.3, distance), (path) => {
    for (let bar = 0; bar < 7; bar += 1)
      addRoundRect(path, x - half + (bar * width) / 6 - 2.4, y - height, 4.8, half * 0.5, 2.4);
    path.rect(x - half, y - height + half * 0.26, width, 4);
  });
  surface.restore();
}
