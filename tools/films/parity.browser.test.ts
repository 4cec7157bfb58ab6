import { sample } from "@goldmane/std/testing/sample";
import { createCanvas } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBundledPage, type BundledPage } from "#test/open-bundled-page.ts";
import { drawFrame, frames, frameSize } from "./frames.ts";
import { similarity } from "./similarity.ts";

let bundled: BundledPage;
beforeAll(async () => {
  bundled = await openBundledPage(new URL("frames-page.ts", import.meta.url));
});
afterAll(() => bundled?.close());

test("a browser and the server draw equal frames", async () => {
  const measured = [];
  for (const [index, frame] of sample([...frames.entries()], 6)) {
    const theirs = await bundled.page.evaluate<number[]>(`drawnFrame(${index})`);
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
