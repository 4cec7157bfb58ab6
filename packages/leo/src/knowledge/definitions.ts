import type { Language } from "#distress/distress.ts";
import { stemSpanish } from "#retrieve/stem-spanish.ts";
import { distance } from "#text/likeness.ts";
import { stem } from "#text/stem.ts";
import type { Definition } from "./facts.ts";

const forms: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:what|wat|whats) (?:does|do|dose|dos|is) (?:it |they |he |she )?(?:mean )?(?:when .* (?:is|are|says?) |to be |by )?(?:the |that |this )?(?:word |term |phrase )?(.+?) (?:mean|means|meen|stand for)\b/,
    /\b(?:meaning|meening|mean|definition|definiton) (?:of|for) (?:the |a |an )?(?:word |name )?(.+)$/,
    /\bwhat does it mean (?:to be |when (?:someone|somebody|you|a person) (?:is|are) )(.+)$/,
    /\b(?:define|defin|explain the word|explain what|look up the word|dictionary the word|vocabulary word|the word) (.+?)(?: (?:is|means|mean|in easy words))?$/,
    /\bwhat (?:is|are|does) (?:a |an |the |being |it mean )?(.+?)(?: mean)?$/,
    /\bwhat means (.+)$/,
    /^(.+?) (?:definition|meaning)(?: please)?$/,
  ],
  es: [
    /\b(?:que|q) (?:significa|sinifica|signifika|quiere decir|kiere decir|kiere desir|quiere desir)(?: ser| estar| cuando dicen| eso de| la palabra| una?)? (.+)$/,
    /\b(?:define|definir|definicion de|significado de|el significado de|explica la palabra|explicame)(?: la palabra| el| la)? (.+)$/,
    /\bque (?:es|son)(?: eso de| ser| estar| una?| el| la| los| las)? (.+)$/,
    /\bla palabra (.+?)(?: que es| que significa)?$/,
    /\bno se que es (.+)$/,
  ],
};

const stops: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "a an the word mean means easy words please leo that this some someone something".split(" "),
  ),
  es: new Set(
    "un una el la los las palabra significa decir leo eso algo por favor esa ese".split(" "),
  ),
};

/** Ordinary words, in the words of a child's dictionary. */
export class Dictionary {
  readonly #words: Readonly<Record<Language, ReadonlyMap<string, Definition>>>;
  readonly #stems: Readonly<Record<Language, ReadonlyMap<string, Definition>>>;

  constructor(definitions: Readonly<Record<Language, readonly Definition[]>>) {
    const by = (language: Language, key: (word: string) => string) =>
      new Map(definitions[language].map((entry) => [key(plain(entry.word)), entry] as const));
    this.#words = { en: by("en", (word) => word), es: by("es", (word) => word) };
    this.#stems = { en: by("en", stem), es: by("es", stemSpanish) };
  }

  /**
   * The meaning of the word that a message asks for; null if it asks for none that is known.
   * @param words without accents and punctuation
   * @param isSure whether the message is known to ask for a meaning: then any known word will do
   */
  answer({
    words,
    language,
    isSure,
  }: {
    words: string;
    language: Language;
    isSure: boolean;
  }): string | null {
    for (const form of forms[language]) {
      const found = form.exec(words)?.[1];
      const definition = found ? this.#find(found, language, isSure) : null;
      if (definition) return definition.say;
    }
    if (!isSure) return null;
    const any = words
      .split(" ")
      .filter((word) => word.length > 3 && !stops[language].has(word))
      .map((word) => this.#find(word, language, true))
      .filter((definition) => definition !== null);
    return any.length === 1 ? (any[0]?.say ?? null) : null;
  }

  has(word: string, language: Language): boolean {
    return this.#words[language].has(plain(word));
  }

  #find(asked: string, language: Language, mayBeMisspelled: boolean): Definition | null {
    const words = asked.split(" ").filter((word) => !stops[language].has(word));
    const phrase = words.join(" ");
    const exact = this.#words[language].get(phrase) ?? this.#words[language].get(asked);
    if (exact) return exact;
    const [word = ""] = words;
    if (words.length !== 1) return null;
    const inflected = this.#stems[language].get(language === "en" ? stem(word) : stemSpanish(word));
    if (inflected && word.length >= 4) return inflected;
    if (!mayBeMisspelled || word.length < 5) return null;
    const limit = word.length >= 8 ? 2 : 1;
    const near = [...this.#words[language]]
      .map(([name, definition]) => ({ definition, apart: distance(word, name, limit) }))
      .filter(({ apart }) => apart <= limit)
      .toSorted((a, b) => a.apart - b.apart)[0];
    return near?.definition ?? null;
  }
}

function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
