import { assertNever } from "@goldmane/std/assert-never";
import { createCanvas, loadImage, type Canvas } from "@napi-rs/canvas";
import type { PictureRequest } from "#segment-source.ts";
import type { Engines } from "./engines.ts";
import { openCachedFilm } from "./open-cached.ts";
import { filmRate } from "./recipe.ts";
import type { Part, Task } from "./tasks.ts";

const thumbnailQuality = 70;

/** One JPEG every so many seconds of the film. */
export async function drawThumbnails(
  engines: Engines,
  task: Extract<Task, { kind: "thumbnails" }>,
  deliver: (part: Part) => void,
  signal: AbortSignal,
): Promise<void> {
  const film = openCachedFilm(engines, task.recipe, task);
  const canvas = createCanvas(task.width, task.height);
  const context = canvas.getContext("2d");
  const seconds = task.frameCount / filmRate.numerator;
  for (let index = 0; index * task.everySeconds < seconds; index += 1) {
    signal.throwIfAborted();
    film.draw(context, index * task.everySeconds);
    deliver({ index, bytes: [await canvas.encode("jpeg", thumbnailQuality)] });
  }
}

export async function drawPicture(
  engines: Engines,
  { recipe, request }: Extract<Task, { kind: "picture" }>,
): Promise<Buffer> {
  const canvas = createCanvas(request.width, request.height);
  engines.drawPicture(recipe, request.kind, request, canvas.getContext("2d"));
  return encodePicture(canvas, request);
}

/** Scales a picture to cover the requested size, cropped at the middle, and encodes it. */
export async function convertPicture(image: Uint8Array, request: PictureRequest): Promise<Buffer> {
  const source = await loadImage(Buffer.from(image));
  const canvas = createCanvas(request.width, request.height);
  const scale = Math.max(request.width / source.width, request.height / source.height);
  const [width, height] = [source.width * scale, source.height * scale];
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(
    source,
    (request.width - width) / 2,
    (request.height - height) / 2,
    width,
    height,
  );
  return encodePicture(canvas, request);
}

function encodePicture(canvas: Canvas, { type, quality }: PictureRequest): Promise<Buffer> {
  switch (type) {
    case "png":
      return canvas.encode("png");
    case "avif":
      // Measured on our posters: as close to the drawing as WebP of the requested quality, in half
      // the bytes.
      return canvas.encode("avif", { quality: Math.round(quality * 0.62), speed: 7 });
    case "jpeg":
    case "webp":
      return canvas.encode(type, quality);
    default:
      return assertNever(type);
  }
}
