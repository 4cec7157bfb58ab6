import type { Surface } from "#surface.ts";
import type { Face } from "./face.ts";

/** Letters placed on one line: x of each letter's origin in units of the type size. */
export type Line = { face: Face; letters: { letter: string; x: number }[]; width: number };

/** Sets one line. `tracking` is extra space between letters, in units of the type size. */
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

/** Breaks text into at most `most` lines of nearly equal width, between words. */
export function breakLines(face: Face, text: string, most: number, tracking = 0): Line[] {
  const words = text.split(" ");
  let best: Line[] = [setLine(face, text, tracking)];
  for (const breaks of breaksOf(words.length, most)) {
    const lines = breaks.map(([from, to]) =>
      setLine(face, words.slice(from, to).join(" "), tracking),
    );
    if (cost(lines) < cost(best)) best = lines;
  }
  return best;
}

/** Traces the letters as one path, baseline left at (x, y). Fill it, stroke it or clip with it. */
export function traceLine(surface: Surface, line: Line, x: number, y: number, size: number): void {
  surface.beginPath();
  for (const { letter, x: offset } of line.letters) {
    traceLetter(surface, line.face, letter, x + offset * size, y, size);
  }
}

export function traceLetter(
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

/** A long widest line and every further line make a setting worse. */
function cost(lines: readonly Line[]): number {
  return Math.max(...lines.map((line) => line.width)) + lines.length * 1.6;
}

function breaksOf(words: number, most: number): [number, number][][] {
  const found: [number, number][][] = [];
  const extend = (from: number, lines: [number, number][]): void => {
    if (from === words) found.push(lines);
    else if (lines.length < most)
      for (let to = from + 1; to <= words; to += 1) extend(to, [...lines, [from, to]]);
  };
  extend(0, []);
  return found;
}
