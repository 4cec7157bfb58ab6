import { expect, test } from "vitest";
import { faceOf } from "./face.ts";
import { breakLines, setLine } from "./title-text.ts";

const face = faceOf("fantasy");
const wordsOf = (line: { letters: { letter: string }[] }) =>
  line.letters.map(({ letter }) => letter).join("");

test("a line's width is the sum of advances, kerning and tracking", () => {
  const [a, b] = [face.glyph("n").advance, face.glyph("o").advance];
  expect(setLine(face, "no").width).toBeCloseTo(a + b + face.kerning("n", "o"));
  expect(setLine(face, "no", 0.2).width - setLine(face, "no").width).toBeCloseTo(0.2);
  expect(setLine(face, "").width).toBe(0);
});

test("kerning closes gaps between letters", () => {
  const pairs = [...faces()].flatMap((name) => {
    const each = faceOf(name);
    return each.kerning("A", "V") < 0 ? [each] : [];
  });
  expect(pairs.length).toBeGreaterThanOrEqual(3);
  for (const each of pairs) {
    const [, second] = setLine(each, "AV").letters;
    expect(second?.x).toBeLessThan(each.glyph("A").advance);
  }
});

test("a title breaks between words into lines of similar width and keeps every word", () => {
  const title = "The Dragon Who Kept Bees";
  for (const count of [1, 2, 3, 4, 5]) {
    const lines = breakLines(face, title, count);
    expect(lines).toHaveLength(count);
    expect(lines.map(wordsOf).join(" ")).toBe(title);
  }
  const [first, second] = breakLines(face, title, 2);
  expect((first?.width ?? 0) / (second?.width ?? 1)).toBeGreaterThan(0.6);
  expect((first?.width ?? 0) / (second?.width ?? 1)).toBeLessThan(1.6);
});

test("every typeface has the letters of all titles", () => {
  for (const name of faces()) {
    const unknown = faceOf(name).glyph("?");
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'!&,.-") {
      const { advance, path } = faceOf(name).glyph(letter);
      expect(advance, `${name} ${letter}`).toBeGreaterThan(0);
      expect(path, `${name} ${letter}`).not.toEqual(unknown.path);
      expect(path.every(({ at }) => at.every(Number.isFinite))).toBe(true);
    }
  }
});

function faces() {
  return ["sci-fi", "fantasy", "anime", "adventure", "kids", "originals", "text"] as const;
}
