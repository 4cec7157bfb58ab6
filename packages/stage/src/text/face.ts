import adventure from "./faces/adventure.json" with { type: "json" };
import anime from "./faces/anime.json" with { type: "json" };
import fantasy from "./faces/fantasy.json" with { type: "json" };
import kids from "./faces/kids.json" with { type: "json" };
import originals from "./faces/originals.json" with { type: "json" };
import sciFi from "./faces/sci-fi.json" with { type: "json" };
import text from "./faces/text.json" with { type: "json" };

/** Outlines in thousandths of the type size, y upwards: advance width, then path. */
type FaceData = {
  capHeight: number;
  glyphs: Record<string, (string | number)[]>;
  kerning: Record<string, number>;
};

export type Glyph = { advance: number; path: PathStep[] };
type PathStep = { op: "M" | "L" | "Q" | "C" | "Z"; at: number[] };

export type Face = {
  capHeight: number;
  glyph(letter: string): Glyph;
  kerning(left: string, right: string): number;
};

const sources = { "sci-fi": sciFi, fantasy, anime, adventure, kids, originals, text } as const;
export type FaceName = keyof typeof sources;

const opened = new Map<FaceName, Face>();

/** A typeface by name: one for each genre's titles, and `text` for small text. */
export function faceOf(name: FaceName): Face {
  const known = opened.get(name);
  if (known) return known;
  const face = openFace(sources[name]);
  opened.set(name, face);
  return face;
}

function openFace(data: FaceData): Face {
  const glyphs = new Map<string, Glyph>();
  return {
    capHeight: data.capHeight / 1000,
    glyph(letter) {
      const known = glyphs.get(letter);
      if (known) return known;
      const [advance, path] = data.glyphs[letter] ?? data.glyphs["?"] ?? [500, ""];
      const glyph = { advance: Number(advance) / 1000, path: parsePath(String(path)) };
      glyphs.set(letter, glyph);
      return glyph;
    },
    kerning: (left, right) => (data.kerning[left + right] ?? 0) / 1000,
  };
}

function parsePath(path: string): PathStep[] {
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, op, numbers = ""]) => ({
    op: op as PathStep["op"],
    at: numbers
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((number, index) => (Number(number) / 1000) * (index % 2 === 0 ? 1 : -1)),
  }));
}
