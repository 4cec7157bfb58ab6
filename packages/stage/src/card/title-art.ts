import { clamp } from "@goldmane/std/clamp";
import type { Genre } from "#story/vocabulary.ts";
import type { Surface } from "#surface.ts";
import { faceOf } from "#text/face.ts";
import { breakLines, traceGlyph, type Line } from "#text/title-text.ts";
import { inks, type FigureContext } from "./inks.ts";

export type Box = { x: number; y: number; width: number; height: number };

/** Typesetting of titles by genre. */
const setting: Record<Genre, { upper: boolean; tracking: number; leading: number; sway: number }> =
  {
    "sci-fi": { upper: true, tracking: 0.14, leading: 1.35, sway: 0 },
    fantasy: { upper: false, tracking: 0.02, leading: 1.12, sway: 0 },
    anime: { upper: true, tracking: 0.03, leading: 1.0, sway: 0 },
    adventure: { upper: true, tracking: 0.03, leading: 1.12, sway: 0 },
    kids: { upper: false, tracking: 0.02, leading: 1.0, sway: 0.07 },
    originals: { upper: true, tracking: 0.06, leading: 1.12, sway: 0 },
  };

/**
 * Draws a film's title in its genre's typeface, as large as the box allows.
 * @param reveal 0 hidden .. 1 complete; letters appear one after another
 * @returns the box that the letters actually fill
 */
export function drawTitle(
  surface: Surface,
  title: string,
  {
    genre,
    accent,
    box,
    align = "center",
    reveal = 1,
  }: {
    genre: Genre;
    accent: string;
    box: Box;
    align?: "center" | "left";
    reveal?: number;
  },
): Box {
  const { upper, tracking, leading, sway } = setting[genre];
  const face = faceOf(genre);
  const most = box.width > box.height * 3 ? 2 : 4;
  const lines = bestSetting(
    [1, 2, 3, 4]
      .slice(0, most)
      .map((count) => breakLines(face, upper ? title.toUpperCase() : title, count, tracking)),
    box,
    leading,
  );
  const size = sizeIn(lines, box, leading);
  const height = size * (face.capHeight + leading * (lines.length - 1));
  const top = box.y + (box.height - height) / 2;
  const widest = Math.max(...lines.map((line) => line.width)) * size;
  const left = align === "center" ? box.x + (box.width - widest) / 2 : box.x;
  const count = lines.reduce((sum, line) => sum + line.letters.length, 0);

  let index = 0;
  for (const layer of inks[genre]) {
    index = 0;
    for (const [row, line] of lines.entries()) {
      const x = align === "center" ? box.x + (box.width - line.width * size) / 2 : box.x;
      const y = top + size * (face.capHeight + leading * row);
      for (const placed of line.letters) {
        const shown = clamp(reveal * (count + 6) * 1.15 - index, 0, 4) / 4;
        index += 1;
        if (shown > 0 && placed.letter !== " ")
          drawLetter(surface, layer, line, {
            ...placed,
            at: { x, y },
            size,
            shown,
            accent,
            index,
            sway,
          });
      }
    }
  }
  return { x: left, y: top, width: widest, height };
}

function drawLetter(
  surface: Surface,
  ink: FigureContext,
  line: Line,
  {
    letter,
    x,
    at,
    size,
    shown,
    accent,
    index,
    sway,
  }: {
    letter: string;
    x: number;
    at: { x: number; y: number };
    size: number;
    shown: number;
    accent: string;
    index: number;
    sway: number;
  },
): void {
  const eased = 1 - (1 - shown) ** 3;
  surface.save();
  surface.globalAlpha = eased;
  surface.translate(at.x + x * size, at.y + (1 - eased) * size * 0.35);
  if (sway > 0) {
    surface.rotate((index % 2 === 0 ? 1 : -1) * sway * (0.6 + ((index * 37) % 5) / 10));
    surface.translate(0, ((index * 53) % 7) * size * 0.008);
  }
  surface.translate(ink.offset.x * size, ink.offset.y * size);
  if (ink.slant) surface.transform(1, 0, -ink.slant, 1, 0, 0);
  surface.beginPath();
  traceGlyph(surface, line.face, letter, 0, 0, size);
  ink.apply(surface, { size, capHeight: line.face.capHeight, accent, index });
  surface.restore();
}

function bestSetting(settings: readonly Line[][], box: Box, leading: number): Line[] {
  return settings.reduce((best, lines) =>
    sizeIn(lines, box, leading) > sizeIn(best, box, leading) * 1.04 ? lines : best,
  );
}

function sizeIn(lines: readonly Line[], box: Box, leading: number): number {
  const widest = Math.max(...lines.map((line) => line.width));
  const face = lines[0]?.face;
  const rows = (face?.capHeight ?? 0.7) + leading * (lines.length - 1);
  return Math.min(box.width / widest, box.height / rows);
}
