import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { genres } from "#story/vocabulary.ts";
import { drawTitleLogo } from "./title-logo.ts";

const size = { width: 500, height: 250 };

test.each(genres)(
  "a %s title is complete, at the lower left, on a transparent background",
  (genre) => {
    for (const title of ["Wow", "Two Kettles", "The Owl Who Borrowed the Night"]) {
      const { rows, columns } = inkedLines(genre, title);
      expect(Math.min(...rows)).toBeGreaterThan(0);
      expect(Math.max(...rows)).toBeLessThan(size.height - 1);
      expect(Math.max(...rows), title).toBeGreaterThan(size.height * 0.75);
      expect(Math.min(...columns)).toBeGreaterThan(0);
      expect(Math.min(...columns), title).toBeLessThan(size.height * 0.2);
      expect(Math.max(...columns)).toBeLessThan(size.width - 1);
    }
  },
);

function inkedLines(genre: (typeof genres)[number], title: string) {
  const context = createCanvas(size.width, size.height).getContext("2d");
  drawTitleLogo(context, { title, genre }, size);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const inked = Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter(
    (pixel) => (data[pixel * 4 + 3] ?? 0) > 40,
  );
  return {
    rows: inked.map((pixel) => Math.floor(pixel / size.width)),
    columns: inked.map((pixel) => pixel % size.width),
  };
}
