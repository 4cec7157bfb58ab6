import type { Language } from "#distress/distress.ts";
import type { Country, WordPair } from "./facts.ts";

const forms: Readonly<Record<Language, readonly { form: RegExp; into: Language }[]>> = {
  en: [
    {
      form: /\b(?:how (?:do|would|does|to)?(?: ?(?:you|u|i|one|they|yu))? ?say|what is|whats|say|translate|transalte|translait|tell me how to say) (?:the word )?(.+?) (?:in|into|to) (?:spanish|spanich|espanol)\b/,
      into: "es",
    },
    { form: /\bin spanish (?:how do you say |what is |whats )?(.+)$/, into: "es" },
    { form: /\bspanish (?:word )?for (.+)$/, into: "es" },
    { form: /\bwhat (?:is|does|do) (.+?) (?:mean )?in english\b/, into: "en" },
    { form: /\btranslate (.+?)(?: (?:in|into|to) english)?$/, into: "en" },
    { form: /\bwhat does (.+?) mean\b/, into: "en" },
  ],
  es: [
    { form: /\b(?:como|komo) (?:se )?(?:dice|dise|digo|es|pide) (.+?) en ingles\b/, into: "en" },
    {
      form: /\b(?:traduc(?:e|ir|eme)|traduse|di|pasame)(?: la palabra)? (.+?) (?:al|en|a) ingles\b/,
      into: "en",
    },
    { form: /\ben ingles (?:como (?:es|se dice) )?(.+)$/, into: "en" },
    {
      form: /\b(?:que significa|que quiere decir|que es|como se dice|traduce|traducir|q significa) (.+?) en espanol\b/,
      into: "es",
    },
    {
      form: /\b(?:que significa|que quiere decir|traduce|traducir|traduse|q significa)(?: la palabra)? (.+)$/,
      into: "es",
    },
  ],
};

const honest: Readonly<Record<Language, string>> = {
  en: "I can translate everyday words between English and Spanish, like “dog” or “thank you”. I haven't learned that one yet.",
  es: "Puedo traducir palabras de todos los días entre el español y el inglés, como «perro» o «gracias». Esa todavía no la aprendí.",
};

/** Everyday words and the names of countries in English and Spanish. */
export class Translator {
  readonly #into: Readonly<Record<Language, ReadonlyMap<string, WordPair>>>;

  constructor(pairs: readonly WordPair[], countries: readonly Country[]) {
    const all = [...pairs, ...countries.map(({ en, es }) => ({ en: en.name, es: es.name }))];
    const by = (language: Language) =>
      new Map(
        all
          .toReversed()
          .flatMap((pair) => keysOf(pair[language]).map((key) => [key, pair] as const)),
      );
    this.#into = { es: by("en"), en: by("es") };
  }

  /** @param isSure whether the message is known to ask for a translation */
  answer({
    words,
    language,
    isSure,
  }: {
    words: string;
    language: Language;
    isSure: boolean;
  }): string | null {
    for (const { form, into } of forms[language]) {
      const asked = form.exec(words)?.[1];
      if (!asked) continue;
      const key = asked
        .replace(/^(?:the|a|an|el|la|los|las|un|una) /, "")
        .replace(/ (?:please|por favor|chicken|jaja)$/, "");
      const pair = this.#into[into].get(asked) ?? this.#into[into].get(key);
      if (!pair) continue;
      const [from, to] = into === "es" ? [pair.en, pair.es] : [pair.es, pair.en];
      if (language === "en")
        return into === "es" ? `“${from}” is “${to}” in Spanish.` : `“${from}” means “${to}”.`;
      return into === "en"
        ? `«${from}» en inglés se dice «${to}».`
        : `«${from}» significa «${to}».`;
    }
    return isSure ? honest[language] : null;
  }
}

/** "El perro" is asked for as "perro". */
function keysOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
  return [plain, plain.replace(/^(?:el|la|los|las|the) /, "")];
}
