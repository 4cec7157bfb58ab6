import { drawSleeve as draw, type SleeveLook } from "@goldmane/stage/sleeve";

const quality = 86;

/** A square sleeve. Some milliseconds of drawing; encoding happens on another thread. */
export async function drawSleeve(
  look: SleeveLook,
  { width, type }: { width: number; type: "webp" | "jpeg" },
): Promise<Buffer> {
  // Imported here, so that only this path pays for loading the canvas.
  const { createCanvas } = await import("@napi-rs/canvas");
  const canvas = createCanvas(width, width);
  draw(canvas.getContext("2d"), look, { width, height: width });
  return await canvas.encode(type, quality);
}
