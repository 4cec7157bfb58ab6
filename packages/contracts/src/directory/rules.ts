import type { LinkRight } from "#controls/limits.ts";

/** Near black and near white: drawn on a brand's color. */
export const inks = { dark: "#160b1a", light: "#ffffff" } as const;
export type Ink = keyof typeof inks;

/** The ink with more contrast on a color such as `#1ed760`. */
export function inkOn(color: string): Ink {
  return contrastOf(color, inks.dark) > contrastOf(color, inks.light) ? "dark" : "light";
}

/** From 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** A short monogram for a name without a logo: "BBC", "WHO", "MC". */
export function monogramOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = "?"] = words;
  if (first === first.toUpperCase() && first.length <= 4) return first;
  const initials = words.slice(0, 3).map(([letter = ""]) => toCapital(letter));
  return initials.join("");
}

/** One character, even if a letter's capital has several, such as "ß". */
function toCapital(letter: string): string {
  const [capital = letter] = letter.toUpperCase();
  return capital;
}

/** Whether a list may include URLs. */
export function mayHaveAddresses(right: LinkRight): boolean {
  return right === "open";
}
