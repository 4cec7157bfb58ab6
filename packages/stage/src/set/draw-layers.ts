import { bake, drawBaked, type Baked, type Box } from "#paint/bake.ts";
import { stageHeight, stageWidth, type Host, type Surface } from "#surface.ts";
import { sheetWidth, type Layer } from "./layer.ts";
import type { View } from "./stage-set.ts";

/** Layers are baked a little finer than the picture, since hardly a shot stands at magnification 1. */
const fineness = { wide: 1.16, close: 2.1 };
const closeFrom = 1.5;

/** Draws layers, each moved and magnified by its depth, baking each when it is first seen. */
export function layerDrawer(
  host: Host,
  scale: number,
  layers: readonly Layer[],
): (surface: Surface, view: View, t: number) => void {
  const sheets = layers.map((layer) => ({ layer, baked: new Map<number, Baked>() }));

  return (surface, view, t) => {
    const floors = hiddenBelow(layers, view);
    for (const [index, { layer, baked }] of sheets.entries()) {
      const { zoom, seen } = sightOf(layer, view);
      surface.save();
      surface.translate(stageWidth / 2, stageHeight / 2);
      surface.scale(zoom, zoom);
      surface.translate(-(seen.x + seen.width / 2), -(seen.y + seen.height / 2));
      const { paint } = layer;
      const bottom = seen.y + ((floors[index] ?? stageHeight) + 2) / zoom;
      if (paint && bottom > layer.box.y) {
        const level = (zoom > closeFrom ? fineness.close : fineness.wide) * (layer.fineness ?? 1);
        const picture = baked.get(level) ?? bake(host, layer.box, scale * level, paint);
        baked.set(level, picture);
        const height = Math.min(seen.height, bottom - seen.y);
        drawSheet(surface, layer, { picture, seen: { ...seen, height }, t });
      }
      layer.animate?.(surface, t, seen);
      surface.restore();
    }
  };
}

function sightOf({ frame, depth }: Layer, view: View): { zoom: number; seen: Box } {
  return frame ? framed(frame, view) : seenOf(depth, view);
}

/** For each layer, how far down the picture (in stage units) it shows before nearer ones hide it. */
function hiddenBelow(layers: readonly Layer[], view: View): number[] {
  let floor = stageHeight;
  return layers
    .toReversed()
    .map((layer) => {
      const own = floor;
      if (layer.solidFrom !== undefined) {
        const { zoom, seen } = sightOf(layer, view);
        floor = Math.min(floor, Math.max(0, (layer.solidFrom - seen.y) * zoom));
      }
      return own;
    })
    .toReversed();
}

/** Far sheets follow the camera less, both as it pans and as it closes in. */
export function seenOf(depth: number, view: View): { zoom: number; seen: Box } {
  const zoom = 1 + (view.zoom - 1) * (0.12 + 0.88 * depth);
  const x = stageWidth / 2 + (view.x - stageWidth / 2) * depth;
  const y = stageHeight / 2 + (view.y - stageHeight / 2) * depth;
  const width = stageWidth / zoom;
  const height = stageHeight / zoom;
  return { zoom, seen: { x: x - width / 2, y: y - height / 2, width, height } };
}

/** What frames the picture moves outwards as the camera closes in: it never hides the cast. */
function framed(side: -1 | 1, view: View): { zoom: number; seen: Box } {
  const closing = view.zoom - 1;
  const zoom = 1 + closing * 0.4;
  const x = stageWidth / 2 - (side * closing * 330 - (view.x - stageWidth / 2) * 0.12) / zoom;
  const y = stageHeight / 2 - (closing * 120) / zoom;
  const width = stageWidth / zoom;
  const height = stageHeight / zoom;
  return { zoom, seen: { x: x - width / 2, y: y - height / 2, width, height } };
}

type Sight = { picture: Baked; seen: Box; t: number };

function drawSheet(surface: Surface, { box, below, drift = 0 }: Layer, sight: Sight): void {
  const { picture, seen, t } = sight;
  if (drift !== 0) {
    const moved = (((t * drift) % box.width) + box.width) % box.width;
    for (const offset of [moved, moved - box.width]) {
      surface.save();
      surface.translate(offset, 0);
      drawBaked(surface, picture, { ...seen, x: seen.x - offset });
      surface.restore();
    }
    return;
  }
  drawBaked(surface, picture, seen);
  if (box.width < sheetWidth) return;
  mirrorEdges(surface, box, sight);
  const bottom = box.y + box.height;
  const left = seen.y + seen.height - bottom;
  if (below && left > 0) {
    surface.fillStyle = below;
    surface.fillRect(seen.x - 2, bottom - 1, seen.width + 4, left + 3);
  }
}

/** Beyond its ends a sheet goes on as its own mirror image: no seam, no blank. */
function mirrorEdges(surface: Surface, box: Box, { picture, seen }: Sight): void {
  const edges = [
    { edge: box.x, out: seen.x < box.x },
    { edge: box.x + box.width, out: seen.x + seen.width > box.x + box.width },
  ];
  for (const { edge, out } of edges) {
    if (!out) continue;
    surface.save();
    surface.translate(edge * 2, 0);
    surface.scale(-1, 1);
    drawBaked(surface, picture, { ...seen, x: edge * 2 - seen.x - seen.width });
    surface.restore();
  }
}
