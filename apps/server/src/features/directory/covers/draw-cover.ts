import { drawSleeve, type SleeveLook } from "@goldmane/stage/sleeve";

export type CoverLook = Pick<SleeveLook, "rig" | "feel" | "titleGenre">;

export type CoverPicture = {
  title: string;
  look: CoverLook;
  /** Brand color; the background is a gradient from a darker shade. */
  color: string;
  /** Pixels; three quarters as high. */
  width: number;
  quality: number;
  type: "webp" | "jpeg";
};

/** A few milliseconds of drawing; encoding runs on another thread. */
export async function drawCover(picture: CoverPicture): Promise<Buffer> {
  const { title, look, color, width, quality, type } = picture;
  // Loaded lazily: the only use of the canvas in the web process.
  const { createCanvas } = await import("@napi-rs/canvas");
  const size = { width, height: Math.round((width * 3) / 4) };
  const canvas = createCanvas(size.width, size.height);
  const colors = [darken(color), color] as const;
  drawSleeve(canvas.getContext("2d"), { title, ...look, colors }, size);
  return await canvas.encode(type, quality);
}

function darken(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) * 0.42);
  return `#${channels.map((each) => Math.round(each).toString(16).padStart(2, "0")).join("")}`;
}
