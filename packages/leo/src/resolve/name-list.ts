import { likeness, mostAlike, spoken, type Spoken } from "#text/likeness.ts";
import { speakNumber } from "#text/numbers.ts";
import { normalizeText } from "#text/normalize-text.ts";

export type Resolved<Value> = {
  value: Value;
  name: string;
  /** 0 to 1. */
  certainty: number;
};

/**
 * Similarity above which a name is taken; between the two limits it is confirmed, if no other name
 * is similar.
 */
export const surely = 0.8;
export const perhaps = 0.62;
/** Minimum lead over the second best name for a confirmation. */
const lead = 0.15;
const narrowLead = 0.1;
const allButSaid = 0.95;
/** A typo in a name this short makes another word: "clan" is not "Clank". */
const shortName = 6;

const mostKept = 500;

type Entry<Value> = { value: Value; name: string; form: string; spoken: Spoken };

/** A list of names, searched exactly or by similarity. */
export class NameList<Value> {
  readonly #entries: Entry<Value>[];
  readonly #exact = new Map<string, Entry<Value>>();
  readonly #written: ReadonlySet<string>;
  readonly #longest: number;
  /** The parts of a message are compared by several of its readers. */
  readonly #kept = new Map<string, Resolved<Value> | null>();

  /** Of equal names the first counts. */
  constructor(named: readonly { value: Value; names: readonly string[] }[]) {
    this.#entries = named.flatMap(({ value, names }) =>
      [...new Set(names.map(formOf))]
        .filter((form) => form !== "")
        .map((form) => ({ value, name: names[0] ?? form, form, spoken: spoken(form) })),
    );
    for (const entry of this.#entries.toReversed()) this.#exact.set(entry.form, entry);
    this.#written = new Set(named.flatMap(({ names }) => names.map((name) => normalizeText(name))));
    this.#longest = Math.max(0, ...this.#entries.map(({ form }) => form.split(" ").length));
  }

  /** Maximum words of a name in this list, with some margin for a misspelled one. */
  get mostWords(): number {
    return this.#longest + 2;
  }

  /** Whether exactly these words are a name, with or without an article: "the guardian". */
  has(said: string): boolean {
    return this.#written.has(normalizeText(said));
  }

  resolveExactly(said: string): Resolved<Value> | null {
    const entry = this.#exact.get(formOf(said));
    return entry ? { value: entry.value, name: entry.name, certainty: 1 } : null;
  }

  /**
   * Finds the closest match, which may be uncertain; null if no name or several names are close.
   */
  resolve(said: string): Resolved<Value> | null {
    const kept = this.#kept.get(said);
    if (kept !== undefined) return kept;
    if (this.#kept.size >= mostKept) this.#kept.clear();
    const found = this.#find(said);
    this.#kept.set(said, found);
    return found;
  }

  #find(said: string): Resolved<Value> | null {
    const exact = this.resolveExactly(said);
    if (exact) return exact;
    const form = formOf(said);
    if (form.length < 3) return null;
    const heard = spoken(form);
    let best: Resolved<Value> | null = null;
    let second = 0;
    for (const entry of this.#entries) {
      const part = this.#partly(form, entry);
      // Names that are less alike than this decide nothing.
      const least = Math.max(second, perhaps - lead);
      if (part <= least && mostAlike(heard, entry.spoken) <= least) continue;
      const certainty = Math.max(compare(heard, entry.spoken), part);
      if (certainty > (best?.certainty ?? 0)) {
        if (best && best.value !== entry.value) second = best.certainty;
        best = { value: entry.value, name: entry.name, certainty };
      } else if (entry.value !== best?.value) second = Math.max(second, certainty);
    }
    if (!best || best.certainty < perhaps) return null;
    if (best.certainty < surely && best.certainty - second < lead) return null;
    // If two names are similar, neither is certain, unless one is nearly equal.
    const alone = best.certainty - second >= narrowLead || best.certainty >= allButSaid;
    return alone ? best : { ...best, certainty: Math.min(best.certainty, surely - 0.01) };
  }

  /** Two or more words of a longer name, in order, that no other name has. */
  #partly(form: string, entry: Entry<Value>): number {
    if (form.length < 8 || !form.includes(" ") || !` ${entry.form} `.includes(` ${form} `))
      return 0;
    return 0.78;
  }
}

function compare(a: Spoken, b: Spoken): number {
  const short = Math.min(a.letters.length, b.letters.length);
  const long = Math.max(a.letters.length, b.letters.length);
  if (short === 0 || short / long < 0.55) return 0;
  const alike = likeness(a, b);
  return short < shortName ? Math.min(alike, surely - 0.01) : alike;
}

function formOf(text: string): string {
  return normalizeText(text)
    .replace(/^(?:the|a|an) (?=.)/, "")
    .replaceAll(/\b\d+\b/g, speakNumber);
}
