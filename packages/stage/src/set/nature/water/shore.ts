import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetRight } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import type { Ridge } from "#set/nature/land/ridge.ts";

/** Wet sand below the water's edge. */
export function paintWetSand(
  surface: Surface,
  kit: BackdropContext,
  edge: Ridge,
  color: string,
): void {
  const wet = mix(kit.tone(color, -0.45), kit.light.sky[2], 0.3);
  for (const [reach, alpha] of [
    [26, 0.3],
    [15, 0.5],
  ] as const)
    fillPath(surface, withAlpha(wet, alpha), (path) => band(path, edge, reach));
}

/** Surf: each wave runs up the sand, foams and recedes. */
export function animateSurf(surface: Surface, kit: BackdropContext, edge: Ridge, t: number): void {
  const foam = mix(kit.light.key, "#ffffff", 0.6);
  const { sky, darkness } = kit.light;
  for (const [index, phase] of [0, 0.5].entries()) {
    const clock = (t * 0.17 + phase) % 1;
    const reach = Math.sin(clock * Math.PI) * 15 - 3;
    const fade = Math.sin(Math.min(1, clock * 1.2) * Math.PI);
    const lip: Ridge = (x) =>
      edge(x) + reach + Math.sin(x * 0.021 + index * 2) * 3 + Math.sin(x * 0.053 + index) * 1.6;
    fillPath(
      surface,
      withAlpha(mix(sky[2], kit.tone(kit.local.water, 0.1), 0.5), 0.34 * fade),
      (path) => {
        trace(path, lip);
        for (let x = sheetRight + 8; x >= sheetLeft - 8; x -= 24) path.lineTo(x, edge(x) - 8);
        path.closePath();
      },
    );
    strokePath(surface, withAlpha(foam, (0.85 - darkness * 0.4) * fade), 2.4, (path) =>
      trace(path, lip),
    );
  }
}

function band(path: Surface, edge: Ridge, reach: number): void {
  trace(path, (x) => edge(x) - 4);
  for (let x = sheetRight + 8; x >= sheetLeft - 8; x -= 24)
    path.lineTo(x, edge(x) + reach + Math.sin(x * 0.019) * 4);
  path.closePath();
}

function trace(path: Surface, edge: Ridge): void {
  for (let x = sheetLeft - 8; x <= sheetRight + 8; x += 16)
    if (x === sheetLeft - 8) path.moveTo(x, edge(x));
    else path.lineTo(x, edge(x));
}
