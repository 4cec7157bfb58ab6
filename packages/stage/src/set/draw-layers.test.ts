import { describe, expect, it } from "vitest";
import type { Surface } from "#surface.ts";
import { layerDrawer } from "./draw-layers.ts";
import { sheet, type Layer } from "./layer.ts";
import { parallaxViewport } from "./viewport.ts";
import { extremes, host, largestDifference, openPicture, wide } from "#testing/test-set.ts";

const scale = 0.25;

function filled(color: string, depth: number, box = sheet(-20, 740)): Layer {
  return {
    depth,
    box,
    paint(surface) {
      surface.fillStyle = color;
      surface.fillRect(box.x, box.y, box.width, box.height);
    },
  };
}

/** A surface without `getTransform`, on which layers are drawn whole. */
function plain(surface: Surface): Surface {
  return Object.defineProperty(surface, "getTransform", { value: undefined });
}

function colorAt(pixels: Uint8ClampedArray, width: number, x: number, y: number): number[] {
  const at = (Math.floor(y * scale) * width + Math.floor(x * scale)) * 4;
  return Array.from(pixels.subarray(at, at + 3));
}

describe("layerDrawer", () => {
  it("applies parallax as the camera pans", () => {
    const view = { x: 700, y: 360, zoom: 2 };
    const far = parallaxViewport(0.1, view).seen;
    const near = parallaxViewport(1, view).seen;
    expect(far.x + far.width / 2 - 640).toBeCloseTo(6);
    expect(near.x + near.width / 2 - 640).toBeCloseTo(60);
    expect(far.width).toBeGreaterThan(near.width);
  });

  it("applies the camera exactly to the stage plane", () => {
    for (const view of extremes) {
      const { zoom, seen } = parallaxViewport(1, view);
      expect(zoom).toBeCloseTo(view.zoom);
      expect(seen.x + seen.width / 2).toBeCloseTo(view.x);
    }
  });

  it("draws nearer layers over farther ones", () => {
    const picture = openPicture(scale);
    const near = filled("#00ff00", 1, sheet(400, 740));
    layerDrawer(host, scale, [filled("#ff0000", 0.1), near])(picture.surface, wide, 0);
    const pixels = picture.pixels();
    expect(colorAt(pixels, picture.width, 640, 200)).toEqual([255, 0, 0]);
    expect(colorAt(pixels, picture.width, 640, 600)).toEqual([0, 255, 0]);
  });

  it("shows everything behind a wall's opening, up to its edges", () => {
    const hole = { x: 400, y: 200, width: 300, height: 200 };
    const wall = filled("#0000ff", 0.9);
    const open: Layer = {
      ...wall,
      opening: hole,
      paint(surface) {
        wall.paint?.(surface);
        surface.clearRect(hole.x, hole.y, hole.width, hole.height);
      },
    };
    for (const view of [wide, { x: 560, y: 320, zoom: 2.1 }]) {
      const [picture, uncutPicture] = [openPicture(scale), openPicture(scale)];
      layerDrawer(host, scale, [filled("#ff0000", 0.1), open])(picture.surface, view, 0);
      const { opening: _, ...uncut } = open;
      layerDrawer(host, scale, [filled("#ff0000", 0.1), uncut])(uncutPicture.surface, view, 0);
      expect(largestDifference(picture.pixels(), uncutPicture.pixels())).toBe(0);
    }
  });

  it("paints the same picture on a host that cannot read pixels", () => {
    const spots: Layer = {
      depth: 0.6,
      box: sheet(0, 700),
      paint(surface) {
        surface.fillStyle = "#ffcc00";
        for (let spot = 0; spot < 30; spot += 1) {
          surface.beginPath();
          surface.arc(60 + spot * 41.3, 90 + ((spot * 137) % 480), 5 + (spot % 7) * 6, 0, 6.3);
          surface.fill();
        }
      },
    };
    for (const view of [wide, ...extremes.slice(0, 6)]) {
      const [picture, whole] = [openPicture(scale), openPicture(scale)];
      const layers = [filled("#203060", 0.1), spots];
      layerDrawer(host, scale, layers)(picture.surface, view, 0);
      layerDrawer(host, scale, layers)(plain(whole.surface), view, 0);
      expect(largestDifference(picture.pixels(), whole.pixels())).toBeLessThanOrEqual(16);
    }
  });

  it("wraps a drifting layer without a seam", () => {
    const picture = openPicture(scale);
    const drifting = { ...filled("#ff0000", 0.1), drift: 40 };
    for (const t of [0, 7.3, 16.6, 33.3, 1000]) {
      picture.clear();
      layerDrawer(host, scale, [drifting])(picture.surface, wide, t);
      const row = picture.pixels().slice(0, picture.width * 4);
      for (let x = 3; x < row.length; x += 4) expect(row[x]).toBeGreaterThan(250);
    }
  });

  it("wraps a soft translucent layer without a bright line where its ends meet", () => {
    const picture = openPicture(scale);
    const veil = { ...filled("rgba(255, 255, 255, 0.4)", 0.5), fineness: 0.16, drift: 13 };
    for (const t of [0.4, 7.3, 33.3]) {
      picture.clear();
      layerDrawer(host, scale, [filled("#202040", 0.1), veil])(picture.surface, wide, t);
      const row = picture.pixels().slice(0, picture.width * 4);
      const reds = row.filter((_, index) => index % 4 === 0);
      expect(Math.max(...reds) - Math.min(...reds)).toBeLessThanOrEqual(4);
    }
  });
});
