import { withAlpha } from "#paint/mix.ts";
import { fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetRight } from "#set/layer.ts";
import type { Flood } from "#set/stage-set.ts";
import { stageWidth, type Surface } from "#surface.ts";

export type Shore = NonNullable<Flood["shore"]>;

/** y of the dry far edge, and y where the water leaves the picture. */
const [back, front] = [556, 800];
/** y at which the shore has the x of the flood. */
const level = 626;
/** Waves run up the shore from this y on; farther away it is too flat for them. */
const surfFrom = 586;

/** The shore's x at a y: it curves from the far water line towards the viewer. */
function shoreX({ x, side }: Shore, y: number): number {
  const away = (y - level) / 90;
  const bend = away < 0 ? -(away ** 2) * 150 + away * 90 : away * 74;
  const rough = Math.sin(y * 0.083 + x * 9) * 5 + Math.sin(y * 0.19) * 2.5;
  return x * stageWidth + side * (bend + rough);
}

/** Traces the flooded part of the stage. `out` moves its edge up the shore. */
function traceInlet(path: Surface, shore: Shore, out = 0): void {
  const far = shore.side > 0 ? sheetRight + 40 : sheetLeft - 40;
  path.moveTo(far, back - 12);
  traceShore(path, shore, out, back - 12);
  path.lineTo(far, front);
  path.closePath();
}

function traceShore(path: Surface, shore: Shore, out: number, from: number): void {
  for (let y = from; y <= front; y += 8) path.lineTo(shoreX(shore, y) - shore.side * out, y);
}

/** The ground is dark where waves have been. */
export function paintWetEdge(surface: Surface, kit: BackdropContext, shore: Shore): void {
  for (const [reach, alpha] of [
    [30, 0.16],
    [17, 0.24],
  ] as const)
    fillPath(surface, withAlpha(kit.light.shadow, alpha), (path) => traceInlet(path, shore, reach));
}

/** Clips what `paint` draws to the water. */
export function clipToInlet(surface: Surface, shore: Shore | null, paint: () => void): void {
  if (!shore) {
    paint();
    return;
  }
  surface.save();
  surface.beginPath();
  traceInlet(surface, shore);
  surface.clip();
  paint();
  surface.restore();
}

/** The edge of the waves along the shore: a bright line that comes and goes. */
export function animateLip(
  surface: Surface,
  shore: Shore,
  { color, t }: { color: string; t: number },
): void {
  for (const phase of [0, 0.5]) {
    const clock = (t * 0.16 + phase) % 1;
    const out = Math.sin(clock * Math.PI) * 14 - 3;
    const fade = Math.sin(Math.min(1, clock * 1.15) * Math.PI);
    strokePath(surface, withAlpha(color, 0.75 * fade), 2.6, (path) =>
      traceShore(path, shore, out, surfFrom),
    );
  }
}
