import { createCanvas } from "@napi-rs/canvas";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bake } from "./bake.ts";
import { filledParts } from "./filled-parts.ts";

const host = { createCanvas: (width: number, height: number) => createCanvas(width, height) };
const box = { x: -20, y: 10, width: 900, height: 600 };

describe("filledParts", () => {
  it("covers everything painted without overlaps", () => {
    const dot = fc.record({
      x: fc.integer({ min: 0, max: 860 }),
      y: fc.integer({ min: 20, max: 590 }),
      size: fc.integer({ min: 2, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(dot, { minLength: 1, maxLength: 8 }), (dots) => {
        const baked = bake(host, box, 0.6, (surface) => {
          surface.fillStyle = "#ffffff";
          for (const { x, y, size } of dots) surface.fillRect(x, y, size, size);
        });
        const parts = filledParts(host, baked);
        if (!parts) return;
        const holding = (x: number, y: number) =>
          parts.filter(
            (part) =>
              x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height,
          ).length;
        for (const { x, y, size } of dots) {
          expect(holding(x + 0.01, y + 0.01)).toBe(1);
          expect(holding(Math.min(879, x + size - 0.01), Math.min(609, y + size - 0.01))).toBe(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("is empty for an empty picture and null for a full one", () => {
    expect(
      filledParts(
        host,
        bake(host, box, 0.5, () => {}),
      ),
    ).toEqual([]);
    const full = bake(host, box, 0.5, (surface) => {
      surface.fillStyle = "#123456";
      surface.fillRect(-100, -100, 2000, 2000);
    });
    expect(filledParts(host, full)).toBeNull();
  });
});
