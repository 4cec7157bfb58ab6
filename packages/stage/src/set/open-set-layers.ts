import { bake, type Baked } from "#paint/bake.ts";
import type { Light } from "#paint/light.ts";
import { openScenery } from "./build-set.ts";
import type { Layer } from "./layer.ts";
import type { SetRequest } from "./stage-set.ts";
import type { Surface } from "#surface.ts";

/** A layer that moves on its own. Baking takes tens of milliseconds. */
export type SetLayer = {
  /** 0 is infinitely far, 1 is the plane of the cast. */
  depth: number;
  /** Its painted part; what moves within it is left out. */
  bake: () => Baked;
};

/**
 * The layers behind the cast, from back to front, for hosts that move them on their own. Layers
 * whose depths differ by less than `merge` are one picture, with the depth of the nearest.
 */
export function openSetLayers(
  request: SetRequest,
  { merge = 0 }: { merge?: number } = {},
): { light: Light; groundY: number; layers: SetLayer[] } {
  const { kit, scenery } = openScenery(request);
  const layers = groupByDepth(scenery.behind, merge).map((group) => ({
    depth: group.at(-1)?.depth ?? 1,
    bake: () =>
      bake(request.host, around(group), request.scale, (surface) => paint(surface, group)),
  }));
  return { light: kit.light, groundY: scenery.groundY, layers };
}

function paint(surface: Surface, layers: readonly Layer[]): void {
  for (const layer of layers) {
    const { box, below } = layer;
    layer.paint?.(surface);
    if (!below) continue;
    const bottom = box.y + box.height - 1;
    surface.fillStyle = below;
    surface.fillRect(box.x, bottom, box.width, lowest - bottom);
  }
}

/** The stage's lower edge, with a margin for cameras that shake. */
const lowest = 760;

function groupByDepth(layers: readonly Layer[], merge: number): Layer[][] {
  const groups: Layer[][] = [];
  for (const layer of layers) {
    if (!layer.paint) continue;
    const last = groups.at(-1);
    if (last?.[0] && layer.depth - last[0].depth < merge) last.push(layer);
    else groups.push([layer]);
  }
  return groups;
}

function around(layers: readonly Layer[]) {
  const left = Math.min(...layers.map(({ box }) => box.x));
  const top = Math.min(...layers.map(({ box }) => box.y));
  const right = Math.max(...layers.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...layers.map(({ box, below }) => (below ? lowest : box.y + box.height)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
