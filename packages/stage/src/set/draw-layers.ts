import { bake, bakeWrapped, drawBaked, drawBakedParts, type Baked, type Box } from "#paint/bake.ts";
import { filledParts } from "#paint/filled-parts.ts";
import { stageHeight, stageWidth, type Host, type Surface } from "#surface.ts";
import { sheetWidth, type Layer } from "./layer.ts";
import type { View } from "./stage-set.ts";
import { viewportOf } from "./viewport.ts";

/** Layers are baked slightly finer than the picture, since few shots have zoom 1. */
const fineness = { wide: 1.16, close: 2.1, soft: 0.2 };
const closeFrom = 1.5;
/** Layers farther away than this are out of focus in a soft view: baked small and enlarged. */
const softBelow = 0.92;
/** Pixels per stage unit: a sheet's margin must be wider than a pixel. */
const leastSoftScale = 0.12;

/**
 * Draws layers, each moved and scaled by its depth. A layer is baked when it first becomes visible.
 * @param base color below all of them, for the edges where two enlarged layers meet
 */
export function layerDrawer(
  host: Host,
  scale: number,
  layers: readonly Layer[],
  base?: string,
): (surface: Surface, view: View, t: number) => void {
  const sheets = layers.map((layer) => ({ layer, baked: new Map<number, Picture>() }));

  const softScale = Math.max(scale * fineness.soft, leastSoftScale);

  return (surface, view, t) => {
    // Enlarged pixels at an opaque edge are half transparent.
    const spare = 2 + 2 / scale + (view.soft ? (2 / softScale) * view.zoom : 0);
    const open = shownThrough(layers, view);
    if (base) {
      surface.fillStyle = base;
      surface.fillRect(0, 0, stageWidth, stageHeight);
    }
    for (const [index, { layer, baked }] of sheets.entries()) {
      const { zoom, seen } = viewportOf(layer, view);
      surface.save();
      surface.translate(stageWidth / 2, stageHeight / 2);
      surface.scale(zoom, zoom);
      surface.translate(-(seen.x + seen.width / 2), -(seen.y + seen.height / 2));
      const shown = within(seen, zoom, open[index], spare);
      if (layer.paint && shown.width > 0 && shown.y + shown.height > layer.box.y) {
        const level = isSoft(layer, view) ? softScale / scale : levelOf(layer, zoom);
        const picture = baked.get(level) ?? bakePicture(host, layer, scale * level);
        baked.set(level, picture);
        drawSheet(surface, layer, { picture, seen: shown, spare, t });
      }
      layer.animate?.(surface, t, seen);
      surface.restore();
    }
  };
}

function isSoft({ depth, frame }: Layer, view: View): boolean {
  return view.soft === true && depth < softBelow && !frame;
}

function levelOf({ fineness: own = 1 }: Layer, zoom: number): number {
  return (zoom > closeFrom ? fineness.close : fineness.wide) * own;
}

type Picture = { baked: Baked; filled: readonly Box[] | null };

function bakePicture(host: Host, { box, paint, drift = 0 }: Layer, scale: number): Picture {
  const draw = (surface: Surface) => paint?.(surface);
  // Two copies of a drifting layer meet at the exact ends of its box.
  if (drift !== 0) return { baked: bakeWrapped(host, box, scale, draw), filled: [box] };
  const baked = bake(host, box, scale, draw);
  return { baked, filled: filledParts(host, baked) };
}

function drawPicture(surface: Surface, { baked, filled }: Picture, seen: Box): void {
  if (filled) drawBakedParts(surface, baked, seen, filled);
  else drawBaked(surface, baked, seen);
}

/**
 * The visible part of a layer, cut to the part that is not occluded, with a margin of two pixels.
 */
function within(seen: Box, zoom: number, open: Bounds | undefined, spare: number): Box {
  if (!open) return seen;
  const left = Math.max(0, open.left - spare);
  const top = Math.max(0, open.top - spare);
  const right = Math.min(stageWidth, open.right + spare);
  const bottom = Math.min(stageHeight, open.bottom + spare);
  return {
    x: seen.x + left / zoom,
    y: seen.y + top / zoom,
    width: (right - left) / zoom,
    height: (bottom - top) / zoom,
  };
}

type Bounds = { left: number; top: number; right: number; bottom: number };

/**
 * For each layer, the part of the picture (in stage units) that is not occluded by nearer layers.
 */
function shownThrough(layers: readonly Layer[], view: View): Bounds[] {
  let open: Bounds = { left: 0, top: 0, right: stageWidth, bottom: stageHeight };
  return layers
    .toReversed()
    .map((layer) => {
      const own = open;
      const { solidFrom, opening } = layer;
      if (solidFrom === undefined && !opening) return own;
      const { zoom, seen } = viewportOf(layer, view);
      if (opening)
        open = {
          left: Math.max(open.left, (opening.x - seen.x) * zoom),
          top: Math.max(open.top, (opening.y - seen.y) * zoom),
          right: Math.min(open.right, (opening.x + opening.width - seen.x) * zoom),
          bottom: Math.min(open.bottom, (opening.y + opening.height - seen.y) * zoom),
        };
      if (solidFrom !== undefined)
        open = { ...open, bottom: Math.min(open.bottom, (solidFrom - seen.y) * zoom) };
      return own;
    })
    .toReversed();
}

type Sight = { picture: Picture; seen: Box; spare: number; t: number };

function drawSheet(surface: Surface, { box, below, drift = 0 }: Layer, sight: Sight): void {
  const { picture, seen, spare, t } = sight;
  if (drift !== 0) {
    const moved = (((t * drift) % box.width) + box.width) % box.width;
    for (const offset of [moved, moved - box.width]) {
      surface.save();
      surface.translate(offset, 0);
      drawPicture(surface, picture, { ...seen, x: seen.x - offset });
      surface.restore();
    }
    return;
  }
  drawPicture(surface, picture, seen);
  if (box.width < sheetWidth) return;
  mirrorEdges(surface, box, sight);
  const bottom = box.y + box.height;
  const left = seen.y + seen.height - bottom;
  if (below && left > 0) {
    surface.fillStyle = below;
    surface.fillRect(seen.x - spare, bottom - spare, seen.width + spare * 2, left + spare * 2);
  }
}

/** Continues a layer beyond its ends with its mirror image, without a seam. */
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
    drawPicture(surface, picture, { ...seen, x: edge * 2 - seen.x - seen.width });
    surface.restore();
  }
}
