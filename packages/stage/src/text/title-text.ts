import type { Surface } from "#surface.ts";
import type { Face } from "./face.ts";

/** Letters of one line; x is each letter's origin in units of the type size. */
export type Line = { face: Face; letters: { letter: string; x: number }[]; width: number };

/**
 * Sets one line with kerning. `tracking` is extra space between letters, in units of the type size.
 */
export function setLine(face: Face, text: string, tracking = 0): Line {
  const letters: Line["letters"] = [];
  let x = 0;
  let before = "";
  for (const letter of text) {
    x += face.kerning(before, letter);
    letters.push({ letter, x });
    x += face.glyph(letter).advance + tracking;
    before = letter;
  }
  return { face, letters, width: Math.max(0, x - tracking) };
}

/** Breaks text into `count` lines (fewer if it has fewer words) with the smallest maximum width. */
export function breakLines(face: Face, text: string, count: number, tracking = 0): Line[] {
  const words = text.split(" ");
  const settings = breaksOf(words.length, Math.min(count, words.length)).map((breaks) =>
    breaks.map(([from, to]) => setLine(face, words.slice(from, to).join(" "), tracking)),
  );
  return settings.reduce((best, lines) => (unevenness(lines) < unevenness(best) ? lines : best));
}

/**
 * Traces the letters as one path from the baseline's left end at (x, y). Fill it, stroke it or clip
 * with it.
 */
export function traceLine(surface: Surface, line: Line, x: number, y: number, size: number): void {
  surface.beginPath();
  for (const { letter, x: offset } of line.letters) {
    traceGlyph(surface, line.face, letter, x + offset * size, y, size);
  }
}

export function traceGlyph(
  surface: Surface,
  face: Face,
  letter: string,
  x: number,
  y: number,
  size: number,
): void {
  for (const { op, at } of face.glyph(letter).path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at;
    if (op === "M") surface.moveTo(x + a * size, y + b * size);
    else if (op === "L") surface.lineTo(x + a * size, y + b * size);
    else if (op === "Q")
      surface.quadraticCurveTo(x + a * size, y + b * size, x + c * size, y + d * size);
    else if (op === "C")
      surface.bezierCurveTo(
        x + a * size,
        y + b * size,
        x + c * size,
        y + d * size,
        x + e * size,
        y + f * size,
      );
    else surface.closePath();
  }
}

/** The maximum width counts most; on a tie, the most even lines win. */
function unevenness(lines: readonly Line[]): number {
  const widths = lines.map(({ width }) => width);
  return Math.max(...widths) * 10 - Math.min(...widths);
}

/** Every way to split words into exactly `count` lines, as index ranges. */
function breaksOf(words: number, count: number): [number, number][][] {
  const found: [number, number][][] = [];
  const extend = (from: number, lines: [number, number][]): void => {
    const left = count - lines.length;
    if (left === 1) found.push([...lines, [from, words]]);
    else
      for (let to = from + 1; to <= words - left + 1; to += 1) extend(to, [...lines, [from, to]]);
  };
  extend(0, []);
  return found;
}
