import type { Language } from "#distress/distress.ts";
import type { WordVectors } from "#search/word-vectors.ts";
import { distance } from "#text/likeness.ts";
import { soundOf } from "#text/sound-of.ts";

const forms: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:the )?(?:correct )?(?:spelling|speling) (?:of|for|bee give me the letters of) (.+)$/,
    /\b(?:how|hw) (?:do|does|would|can|should|to|d)?(?: ?(?:you|u|i|yu|yoo|one|we|they))? ?(?:spell|spel|write|right) (.+)$/,
    /\b(?:how|hows) (?:is |are |do you )?(.+?) (?:is )?(?:spelled|spelt|written)\b/,
    /\b(?:spell|spel)(?: out)?(?: it)?(?: for me)?(?: the| that)?(?: word| name)? (.+)$/,
    /\bhow to (?:spell|write) (.+)$/,
    /\bletter (?:by|for) letter (.+)$/,
    /\bwrite the word (.+?) letter (?:by|for) letter$/,
    /\b(?:what )?letters (?:are in|of) (.+)$/,
    /\bhow many [a-z] are in (.+)$/,
    /\b(?:know how to|to) (?:write|spell) (.+)$/,
    /\bwhat letter does (.+?) start with\b/,
    /\bdoes (.+?) have an? [a-z]\b/,
    /\bis it [a-z]{1,3} or [a-z]{1,3} in (.+)$/,
    /\bnot sure how (.+?) is spelled\b/,
  ],
  es: [
    /\b(?:como|komo) (?:se )?(?:escrib[eo]|escriv[eo]|deletrea)(?: mi nombre| el nombre de| la palabra)? (.+)$/,
    /\bdeletrea(?:me|r)?(?: la palabra)? (.+)$/,
    /\bdeletreo de (.+)$/,
    /\bse escribe con [a-z] o con [a-z] (.+)$/,
    /\bcon [a-z] o (?:con )?[a-z] (?:la palabra )?(.+)$/,
    /\bcon que se escribe (.+?)(?: con [a-z] o con [a-z])?$/,
    /^(.+?) (?:se escribe|es|va) con [a-z](?: o (?:con )?[a-z])?$/,
    /^(.+?) (?:lleva|tiene) (?:h|hache|acento|tilde)$/,
    /\blleva (?:h|hache|acento|tilde|doble ele) (.+)$/,
    /\b(?:las )?letras (?:de|tiene) (?:la palabra )?(.+?)(?: y como se escribe)?$/,
    /\bletra por letra (.+)$/,
    /\bdonde va el acento en (.+)$/,
    /\bcomo va (?:la palabra )?(.+)$/,
  ],
};

const trailing: Readonly<Record<Language, RegExp>> = {
  en: /(?:^| )(?:please|slowly|for me|for my .*|leo|like .*|the .* one|with one .*|with .*|im learning.*|backwards|out loud|correctly|right|is it .*|hows .*)$/,
  es: /(?:^| )(?:por favor|porfa|leo|con [a-z].*|en (?:ingles|espanol)|con una .*|para .*|cual va.*|cien)$/,
};

const most = { letters: 34, words: 4 };

/** Spells words, and corrects them. */
export class Speller {
  readonly #vectors: WordVectors | null;
  /** Written words by their letters without accents. */
  readonly #words: Readonly<Record<Language, ReadonlyMap<string, string>>>;
  readonly #sounds: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>>;

  /** @param texts that are spelled correctly: their words are known */
  constructor(texts: Readonly<Record<Language, readonly string[]>>, vectors: WordVectors | null) {
    this.#vectors = vectors;
    this.#words = { en: listWords(texts.en), es: listWords(texts.es) };
    this.#sounds = { en: listSounds(this.#words.en), es: listSounds(this.#words.es) };
  }

  /** Null if the message doesn't ask for a spelling. */
  answer(words: string, language: Language): string | null {
    for (const form of forms[language]) {
      let asked = form.exec(words)?.[1]?.trim() ?? "";
      for (
        let cut = asked.replace(trailing[language], "");
        cut !== asked && cut;
        cut = asked.replace(trailing[language], "")
      )
        asked = cut;
      asked = asked.replace(/^(?:the word|the name|la palabra|el nombre|the|a|an|el|la) /, "");
      const list = asked.split(" ").filter(Boolean);
      if (list.length === 0 || list.length > most.words || asked.length > most.letters) continue;
      if (
        /^(?:it|that|this|eso|esto|my name|your name|mi nombre|tu nombre|out|that word)$/.test(
          asked,
        )
      )
        continue;
      return say(list.map((word) => this.correct(word, language)));
    }
    return null;
  }

  /** The word that was meant, with its accents; the same word if none is near. */
  correct(word: string, language: Language): string {
    const known = this.#words[language].get(word);
    if (known) return known;
    for (const ending of ["s", "es"]) {
      const plural = this.#words[language].get(`${word}${ending}`);
      if (plural) return plural.slice(0, -ending.length);
      const singular =
        word.endsWith(ending) && this.#words[language].get(word.slice(0, -ending.length));
      if (singular) return `${singular}${ending}`;
    }
    const isWord = language === "en" && (this.#vectors?.has(word) ?? false);
    if (isWord && (this.#vectors?.rarity(word) ?? 1) < 0.9) return word;
    const heard = this.#sounds[language].get(soundOf(word)) ?? [];
    const near = heard
      .map((other) => ({ other, apart: distance(word, other, 3) }))
      .filter(({ apart }) => apart <= (word.length >= 7 ? 3 : word.length >= 5 ? 2 : 1))
      .toSorted((a, b) => a.apart - b.apart)[0];
    if (near) return this.#words[language].get(near.other) ?? near.other;
    if (isWord || word.length < 4) return word;
    const once = this.#changedOnce(word, language);
    return once ?? word;
  }

  /** The most frequent word one letter away (Norvig, "How to Write a Spelling Corrector"). */
  #changedOnce(word: string, language: Language): string | null {
    const letters = "abcdefghijklmnopqrstuvwxyz";
    const candidates = new Set<string>();
    for (let at = 0; at <= word.length; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      if (tail) candidates.add(head + tail.slice(1));
      if (tail.length > 1) candidates.add(head + (tail[1] ?? "") + (tail[0] ?? "") + tail.slice(2));
      for (const letter of letters) {
        candidates.add(head + letter + tail);
        if (tail) candidates.add(head + letter + tail.slice(1));
      }
    }
    const known = [...candidates].flatMap((candidate) => {
      const written = this.#words[language].get(candidate);
      if (written) return [{ written, rarity: 0 }];
      if (language !== "en" || !this.#vectors?.has(candidate)) return [];
      return [{ written: candidate, rarity: this.#vectors.rarity(candidate) }];
    });
    return known.toSorted((a, b) => a.rarity - b.rarity)[0]?.written ?? null;
  }
}

function say(words: readonly string[]): string {
  const letters = words.map((word) => Array.from(word.toUpperCase()).join("-")).join(", ");
  const phrase = words.join(" ");
  return `${letters}. ${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
}

function listWords(texts: readonly string[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const text of texts)
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}]{2,}/gu)) {
      const key = word.normalize("NFKD").replaceAll(/\p{M}/gu, "");
      // Between "si" and "sí" nothing decides: the first one stays.
      if (!words.has(key)) words.set(key, word);
    }
  return words;
}

function listSounds(words: ReadonlyMap<string, string>): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const word of words.keys()) {
    const sound = soundOf(word);
    const list = sounds.get(sound);
    if (list) list.push(word);
    else sounds.set(sound, [word]);
  }
  return sounds;
}
