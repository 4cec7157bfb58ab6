import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createCanvas, type Image, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import type { Plugin } from "vite";

const ground = "#100812";
const glow = "#3a1f3c";

type Icon = {
  name: string;
  pixels: number;
  /** Share of the icon's side that the logo takes: systems crop maskable icons to a circle. */
  share: number;
  /** Whether the system crops the corners. */
  isSquare: boolean;
};

const icons: readonly Icon[] = [
  { name: "icon-192", pixels: 192, share: 0.82, isSquare: false },
  { name: "icon-512", pixels: 512, share: 0.82, isSquare: false },
  { name: "maskable-512", pixels: 512, share: 0.6, isSquare: true },
  { name: "apple-touch", pixels: 180, share: 0.74, isSquare: true },
];

/** Renders the icons of the installed app from the logo, and links them in the page. */
export function installFiles({ root }: { root: string }): Plugin {
  return {
    name: "install-files",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "link",
        injectTo: "head",
        attrs: { rel: "manifest", href: "/manifest.webmanifest" },
      },
      {
        tag: "link",
        injectTo: "head",
        attrs: { rel: "apple-touch-icon", href: "/icons/apple-touch.png" },
      },
    ],
    async generateBundle() {
      const svg = await readFile(join(root, "public/mark.svg"));
      const mark = await loadImage(svg);
      for (const icon of icons) {
        const source = await drawIcon(mark, icon);
        this.emitFile({ type: "asset", fileName: `icons/${icon.name}.png`, source });
      }
    },
  };
}

async function drawIcon(mark: Image, { pixels, share, isSquare }: Icon): Promise<Buffer> {
  const canvas = createCanvas(pixels, pixels);
  const context = canvas.getContext("2d");
  layGround(context, pixels, isSquare ? 0 : pixels * 0.22);
  const side = pixels * share;
  const at = (pixels - side) / 2;
  context.drawImage(mark, at, at, side, side);
  return await canvas.encode("png");
}

/** Brand background: plum, lighter behind the lion. */
function layGround(context: SKRSContext2D, pixels: number, radius: number): void {
  const half = pixels / 2;
  const light = context.createRadialGradient(half, half * 0.9, 0, half, half, pixels * 0.62);
  light.addColorStop(0, glow);
  light.addColorStop(1, ground);
  context.beginPath();
  context.roundRect(0, 0, pixels, pixels, radius);
  context.fillStyle = light;
  context.fill();
}
