import { CanvasTexture, SRGBColorSpace, type Texture } from "three";

export function openCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2D canvas.");
  return context;
}

export function toTexture(context: CanvasRenderingContext2D): Texture {
  const texture = new CanvasTexture(context.canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** A soft round light, white, for tinting. */
export function paintGlow(): Texture {
  const context = openCanvas(128, 128);
  const light = context.createRadialGradient(64, 64, 0, 64, 64, 64);
  light.addColorStop(0, "#fff");
  light.addColorStop(0.12, "#fffc");
  light.addColorStop(0.35, "#fff4");
  light.addColorStop(1, "#fff0");
  context.fillStyle = light;
  context.fillRect(0, 0, 128, 128);
  return toTexture(context);
}

/** A storybook star: long soft rays, up and across, and short ones between. */
export function paintStar(): Texture {
  const context = openCanvas(256, 256);
  context.translate(128, 128);
  for (const [length, width, turn] of [
    [124, 15, 0],
    [70, 12, Math.PI / 4],
  ] as const) {
    for (let ray = 0; ray < 4; ray += 1) {
      context.save();
      context.rotate(turn + (ray * Math.PI) / 2);
      const light = context.createLinearGradient(0, 0, 0, -length);
      light.addColorStop(0, "#ffff");
      light.addColorStop(1, "#fff0");
      context.fillStyle = light;
      context.beginPath();
      context.moveTo(-width, 0);
      context.quadraticCurveTo(-1, -length * 0.2, 0, -length);
      context.quadraticCurveTo(1, -length * 0.2, width, 0);
      context.fill();
      context.restore();
    }
  }
  context.fillStyle = "#fff";
  context.beginPath();
  context.arc(0, 0, 21, 0, 7);
  context.fill();
  return toTexture(context);
}

export type Puff = { x: number; y: number; size: number; color: string; strength: number };

/** The night sky as an equirectangular picture: deep plum, a golden band and colored mist. */
export function paintSky(puffs: readonly Puff[]): Texture {
  const [width, height] = [2048, 1024];
  const context = openCanvas(width, height);
  const night = context.createLinearGradient(0, 0, 0, height);
  for (const [at, color] of [
    [0, "#08040f"],
    [0.34, "#0f0719"],
    [0.5, "#1d0d27"],
    [0.66, "#0f0719"],
    [1, "#08040f"],
  ] as const)
    night.addColorStop(at, color);
  context.fillStyle = night;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "lighter";
  for (const { x, y, size, color, strength } of puffs) {
    // Painted again beyond the seam, where the picture meets itself.
    for (const turn of [-1, 0, 1]) {
      const [centerX, centerY, radius] = [(x + turn) * width, y * height, size * height];
      const mist = context.createRadialGradient(centerX, centerY, 0, centerX, centerY, radius);
      mist.addColorStop(0, withAlpha(color, strength));
      mist.addColorStop(0.5, withAlpha(color, strength * 0.35));
      mist.addColorStop(1, withAlpha(color, 0));
      context.fillStyle = mist;
      context.fillRect(centerX - radius, centerY - radius, 2 * radius, 2 * radius);
    }
  }
  return toTexture(context);
}

function withAlpha(color: string, alpha: number): string {
  return `${color}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;
}
