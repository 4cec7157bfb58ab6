import { createCanvas, loadImage } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { stripMetadata } from "./strip-metadata.ts";

test("keeps the image and drops the metadata", async () => {
  const canvas = createCanvas(10, 10);
  const context = canvas.getContext("2d");
  context.fillStyle = "#d02020";
  context.fillRect(0, 0, 10, 10);
  const whole = await canvas.encode("webp", 25);
  const bare = stripMetadata(whole);
  expect(bare.length).toBeLessThan(whole.length / 2);

  const image = await loadImage(bare);
  context.clearRect(0, 0, 10, 10);
  context.drawImage(image, 0, 0);
  const [red = 0, green = 255] = context.getImageData(5, 5, 1, 1).data;
  expect(red).toBeGreaterThan(180);
  expect(green).toBeLessThan(60);
});

test("refuses bytes without a lossy image", () => {
  expect(() => stripMetadata(new Uint8Array(40))).toThrow(RangeError);
});
