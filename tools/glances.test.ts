import { glances } from "@goldmane/originals/glances.gen";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { drawBlur, lengthOf, pictured } from "./generate-glances.ts";

test("every original has blur previews of at most 150 bytes each", () => {
  expect(Object.keys(glances)).toEqual(pictured.map(({ id }) => id));
  for (const { poster, backdrop } of Object.values(glances))
    expect(Math.max(poster.length, backdrop.length)).toBeLessThanOrEqual(150);
});

test("lists give every film's length", () => {
  const told = Object.entries(glances).map(([id, { seconds }]) => [id, seconds]);
  expect(told).toEqual(pictured.map((film) => [film.id, lengthOf(film)]));
});

test("blur previews match the current pictures", async () => {
  const [first] = pictured;
  if (!first) throw new Error("There are no originals");
  const now = await pixelsOf(await drawBlur(first, "poster"));
  const kept = await pixelsOf(glances[first.id]?.poster ?? "");
  const apart = now.map((value, index) => Math.abs(value - (kept[index] ?? 0)));
  expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(12);
});

async function pixelsOf(address: string): Promise<number[]> {
  const context = createCanvas(10, 10).getContext("2d");
  context.drawImage(await loadImage(Buffer.from(address.split(",")[1] ?? "", "base64")), 0, 0);
  return [...context.getImageData(0, 0, 10, 10).data];
}
