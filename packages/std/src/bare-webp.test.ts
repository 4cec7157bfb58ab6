import { createCanvas, loadImage } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { bareWebp } from "./bare-webp.ts";

test("a small picture keeps its looks and loses what stands beside it", async () => {
  const canvas = createCanvas(10, 10);
  const context = canvas.getContext("2d");
  context.fillStyle = "#d02020";
  context.fillRect(0, 0, 10, 10);
  const whole = await canvas.encode("webp", 25);
  const bare = bareWebp(whole);
  expect(bare.length).toBeLessThan(whole.length / 2);

  const image = await loadImage(bare);
  context.clearRect(0, 0, 10, 10);
  context.drawImage(image, 0, 0);
  const [red = 0, green = 255] = context.getImageData(5, 5, 1, 1).data;
  expect(red).toBeGreaterThan(180);
  expect(green).toBeLessThan(60);
});

test("bytes that hold no lossy picture are refused", () => {
  expect(() => bareWebp(new Uint8Array(40))).toThrow(RangeError);
});
