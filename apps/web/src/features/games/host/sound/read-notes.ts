export type Note = {
  /** Hertz; 0 for drums. */
  frequency: number;
  drum: "k" | "s" | "h" | null;
  /** How many steps it sounds. */
  steps: number;
};

const semitones: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The notes of a part by step; null where none begins. Throws a RangeError for an unknown note. */
export function readNotes(text: string): (Note | null)[] {
  const parts = text.trim().split(/\s+/);
  return parts.map((part, at) => {
    if (part === "." || part === "-") return null;
    const after = parts.slice(at + 1).findIndex((next) => next !== "-");
    const steps = after < 0 ? parts.length - at : after + 1;
    if (part === "k" || part === "s" || part === "h") return { frequency: 0, drum: part, steps };
    const [, name = "", sign = "", octave = ""] = /^([A-G])([#b]?)(\d)$/.exec(part) ?? [];
    const base = semitones[name];
    if (base === undefined) throw new RangeError(`"${part}" is no note`);
    const turned = base + (sign === "#" ? 1 : sign === "b" ? -1 : 0);
    const fromA4 = turned - 9 + (Number(octave) - 4) * 12;
    return { frequency: 440 * 2 ** (fromA4 / 12), drum: null, steps };
  });
}
