import { expect, test } from "vitest";
import { imageSources } from "./image-sources.ts";

test("offers a picture at 0.5, 1, 1.5 and 2 times its width, at quality 85", () => {
  expect(imageSources("/art/poster", 240)).toEqual({
    src: "/art/poster?width=240&quality=85",
    srcSet: [
      "/art/poster?width=120&quality=85 120w",
      "/art/poster?width=240&quality=85 240w",
      "/art/poster?width=360&quality=85 360w",
      "/art/poster?width=480&quality=85 480w",
    ].join(", "),
  });
});

test("requests no picture wider than 2000 pixels", () => {
  const { srcSet } = imageSources("/art/backdrop", 1280);
  expect(srcSet.match(/width=\d+/g)).toEqual([
    "width=640",
    "width=1280",
    "width=1920",
    "width=2000",
  ]);
});

test("keeps the query of a signed URL", () => {
  expect(imageSources("/art/poster?sig=x", 240).src).toBe("/art/poster?sig=x&width=240&quality=85");
});
