import { fileURLToPath } from "node:url";
import { sample } from "@goldmane/std/testing/sample";
import { createCanvas } from "@napi-rs/canvas";
import { chromium, type Browser, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawFrame, frames, frameSize } from "./frames.ts";
import { similarity } from "./similarity.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  page = await browser.newPage();
  await page.addScriptTag({ content: await bundlePage() });
});
afterAll(() => browser?.close());

test("a browser and the server draw equal frames", async () => {
  const measured = [];
  for (const [index, frame] of sample([...frames.entries()], 6)) {
    const theirs = await page.evaluate<number[]>(`drawnFrame(${index})`);
    measured.push({ ...frame, ...compare(drawHere(index), Uint8ClampedArray.from(theirs)) });
  }
  expect(measured.filter(({ ssim, differing }) => ssim < 0.9999 || differing > 0.002)).toEqual([]);
  expect(frames).toHaveLength(23);
  expect(measured.length).toBeGreaterThanOrEqual(6);
});

function drawHere(index: number): Uint8ClampedArray {
  const frame = frames[index];
  if (!frame) throw new Error(`Unknown frame index ${index}.`);
  const context = createCanvas(frameSize.width, frameSize.height).getContext("2d");
  drawFrame({ createCanvas }, context, frame);
  return context.getImageData(0, 0, frameSize.width, frameSize.height).data;
}

function compare(ours: Uint8ClampedArray, theirs: Uint8ClampedArray) {
  let most = 0;
  let differing = 0;
  for (const [at, value] of ours.entries()) {
    const off = Math.abs(value - (theirs[at] ?? 0));
    most = Math.max(most, off);
    if (off > 0) differing += 1;
  }
  return { most, differing: differing / ours.length, ssim: similarity(ours, theirs, frameSize) };
}

async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      rollupOptions: {
        input: fileURLToPath(new URL("frames-page.ts", import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !("output" in bundle)) throw new Error("The page was not built.");
  return bundle.output[0].code;
}
