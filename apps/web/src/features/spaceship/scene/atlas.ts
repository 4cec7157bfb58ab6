import { LinearMipmapLinearFilter, type Texture } from "three";
import { toTexture } from "./paint.ts";
import type { Planet } from "#features/spaceship/galaxy/galaxy.ts";

/** Pixels of the atlas' side. */
const side = 2048;
const cellAtMost = 256;
/** Pictures downloaded at a time. */
const lanes = 4;
/** The atlas is uploaded whole, so not for every picture. */
const uploadMs = 1200;

export type Atlas = {
  texture: Texture;
  /** Lower left corner of a planet's cell, and the side of a cell, in texture coordinates. */
  cellOf: (index: number) => [x: number, y: number];
  cell: number;
  destroy: () => void;
};

/**
 * One texture with a square of every planet's poster. Until a poster has loaded, its cell shows the
 * title's colors. Planets are loaded in the given order.
 */
export function openAtlas(planets: readonly Planet[], order: readonly Planet[]): Atlas {
  const columns = Math.max(1, Math.ceil(Math.sqrt(planets.length)));
  const pixels = Math.min(cellAtMost, Math.floor(side / columns));
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2D canvas.");
  const texture = toTexture(context);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;

  const places = new Map(planets.map((planet, index) => [planet, index]));
  const corner = (index: number) =>
    [(index % columns) * pixels, Math.floor(index / columns) * pixels] as const;
  for (const [planet, index] of places) {
    const [x, y] = corner(index);
    const [from, to] = planet.title.colors;
    const paint = context.createLinearGradient(x, y, x + pixels, y + pixels);
    paint.addColorStop(0, from);
    paint.addColorStop(1, to);
    context.fillStyle = paint;
    context.fillRect(x, y, pixels, pixels);
  }

  let isOpen = true;
  let isStale = false;
  const uploading = setInterval(() => {
    if (isStale) texture.needsUpdate = true;
    isStale = false;
  }, uploadMs);
  const queue = [...order];
  const loadNext = async (): Promise<void> => {
    for (let planet = queue.shift(); planet; planet = queue.shift()) {
      const image = await loadPoster(planet.title.posterUrl, pixels);
      if (!image || !isOpen) continue;
      const [x, y] = corner(places.get(planet) ?? 0);
      const width = image.naturalWidth;
      context.drawImage(image, 0, topOf(image), width, width, x, y, pixels, pixels);
      isStale = true;
    }
  };
  for (let lane = 0; lane < lanes; lane += 1) void loadNext();

  return {
    texture,
    cell: pixels / side,
    cellOf: (index) => {
      const [x, y] = corner(index);
      return [x / side, 1 - (y + pixels) / side];
    },
    destroy: () => {
      isOpen = false;
      queue.length = 0;
      clearInterval(uploading);
      texture.dispose();
      canvas.width = canvas.height = 0;
    },
  };
}

/** Null if it can't be loaded: the planet keeps its colors. */
async function loadPoster(url: string, width: number): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.decoding = "async";
  image.fetchPriority = "low";
  image.src = `${url}${url.includes("?") ? "&" : "?"}width=${width}&quality=85`;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

const closeUpPixels = 512;

/** A sharp square of one planet's poster; null if it can't be loaded. */
export async function loadCloseUp({ title }: Planet): Promise<Texture | null> {
  const image = await loadPoster(title.posterUrl, closeUpPixels);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = closeUpPixels;
  const context = canvas.getContext("2d");
  if (!image || !context) return null;
  const width = image.naturalWidth;
  context.drawImage(image, 0, topOf(image), width, width, 0, 0, closeUpPixels, closeUpPixels);
  return toTexture(context);
}

/** Where the square of a poster begins: lettering is at the top or the foot, faces are between. */
function topOf({ naturalWidth, naturalHeight }: HTMLImageElement): number {
  return Math.max(0, naturalHeight - naturalWidth) * 0.5;
}
