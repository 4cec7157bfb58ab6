import type { Language } from "#distress/distress.ts";
import { distance } from "#text/likeness.ts";
import { soundOf } from "#text/sound-of.ts";
import type { Country } from "./facts.ts";
import { flagEmoji, inEnglish, inSpanish } from "./country-names.ts";

type Named = { country: Country; name: string; sound: string };
type Attribute = "capital" | "language" | "flag" | "continent" | "people" | "about";

const asked: Readonly<Record<Language, readonly (readonly [RegExp, Attribute])[]>> = {
  en: [
    [/\b(?:capitals?|capitol|capitl|capitle|cap it al)\b/, "capital"],
    [/\b(?:langu?age?s?|langauges?|speak|speaks|spoken|talk)\b/, "language"],
    [/\bflags?\b|\bcolou?rs\b/, "flag"],
    [
      /\bcontinents?\b|\bwhere\b|\bwere is\b|\bon the map\b|\bwhat part of the world\b/,
      "continent",
    ],
    [
      /\bpeople (?:from|in) .* called\b|\bwhat do you call (?:people|someone)\b|\bnationality\b/,
      "people",
    ],
    [
      /\btell me (?:something |more )?about\b|\bfacts? about\b|\bwhat is .* like\b|\bknow about\b|\bis .* a country\b/,
      "about",
    ],
  ],
  es: [
    [/\bcapital(?:es)?\b/, "capital"],
    [/\b(?:idiomas?|lenguas?|habla[nr]?|ablan?)\b/, "language"],
    [/\b(?:bandera|vandera)s?\b|\bcolores\b/, "flag"],
    [/\bcontinente\b|\bdonde\b|\bmapa\b|\bparte del mundo\b|\bqueda\b|\bkeda\b/, "continent"],
    [
      /\bcomo se (?:les )?(?:llama|dice) (?:a )?(?:la gente|las personas|los) de\b|\bgentilicio\b/,
      "people",
    ],
    [/\b(?:hablame|cuentame|dime algo|algo) (?:de|sobre)\b|\bdato de\b|\bes un pais\b/, "about"],
  ],
};

type Told = { words: string; language: Language; isSure: boolean };

/** Answers about the countries of a table. */
export class CountryBook {
  readonly #countries: readonly Country[];
  readonly #names: Readonly<Record<Language, readonly Named[]>>;

  constructor(countries: readonly Country[]) {
    this.#countries = countries;
    this.#names = { en: listNames(countries, "en"), es: listNames(countries, "es") };
  }

  /**
   * Null if the message isn't about a country of the table.
   * @param words without accents and punctuation
   * @param isSure whether the message is known to ask about a country
   */
  answer(told: Told): string | null {
    const { words, language } = told;
    const general = generalAnswers[language].find(([form]) => form.test(words));
    if (general) return general[1];
    const attribute = asked[language].find(([form]) => form.test(words))?.[1] ?? null;
    const named = this.find(words, language);
    if (!named) return this.#answerReverse(told, attribute);
    if (attribute === "capital" && this.#isReverse(words, language))
      return this.#answerReverse(told, attribute);
    if (attribute) return sayAttribute(named, attribute, language);
    if (!told.isSure) return null;
    return language === "en"
      ? `I don't know that about ${inEnglish(named)}, but I know this: ${named.en.fact}`
      : `Eso no lo sé de ${inSpanish(named)}, pero sé esto: ${named.es.fact}`;
  }

  /** The country that words name, also slightly misspelled. */
  find(words: string, language: Language): Country | null {
    const names = this.#names[language];
    const padded = ` ${words} `;
    const exact = names
      .filter(({ name }) => padded.includes(` ${name} `))
      .toSorted((a, b) => b.name.length - a.name.length)[0];
    if (exact) return exact.country;
    const list = words.split(" ");
    const spelled = list
      .flatMap((word, at) => [word, `${word} ${list[at + 1] ?? ""}`.trim()])
      .filter((word) => word.length >= 5 && !common.has(word))
      .flatMap((word) =>
        names.flatMap(({ country, name, sound }) => {
          const apart = distance(word, name, 2);
          const isNear =
            apart === 1 || (apart === 2 && name.length >= 7 && soundOf(word) === sound);
          return isNear ? [{ country, apart }] : [];
        }),
      )
      .toSorted((a, b) => a.apart - b.apart)[0];
    return spelled?.country ?? null;
  }

  /** "Which country has Paris as its capital", "Londres es capital de qué". */
  #isReverse(words: string, language: Language): boolean {
    return (
      language === "en"
        ? /\b(?:what|which) country\b|\bcapital of (?:what|which)\b/
        : /\bde que\b|\bde cual\b|\bque capital es\b|\bes la capital de que\b/
    ).test(words);
  }

  #answerReverse({ words, language, isSure }: Told, attribute: Attribute | null): string | null {
    const city = this.#countries.find(
      (country) =>
        country.code.length === 2 &&
        ` ${words} `.includes(` ${plain(cityOf(country[language].capital))} `),
    );
    const isAboutCity =
      attribute === "capital" || (language === "en" ? /\bcountry\b/ : /\bpais\b/).test(words);
    if (city && isAboutCity) {
      const capital = cityOf(city[language].capital);
      return language === "en"
        ? `${capital} is the capital of ${inEnglish(city)}.`
        : `${capital} es la capital de ${inSpanish(city)}.`;
    }
    if (attribute === "flag") return this.#findByFlag(words, language);
    if (attribute === "language") return this.#findByLanguage(words, language);
    if (!isSure || attribute !== "capital") return null;
    return language === "en"
      ? "I know the capital of every country, but that place isn't on my list. Ask me about Peru, Kenya, or Japan!"
      : "Sé la capital de todos los países, pero ese lugar no está en mi lista. ¡Pregúntame por Perú, Kenia o Japón!";
  }

  #findByFlag(words: string, language: Language): string | null {
    const wanted = words
      .split(" ")
      .filter((word) => word.length > 2 && !common.has(word) && !flagWords.has(word));
    if (wanted.length === 0) return null;
    const fitting = this.#countries.filter(({ flag, flagEs }) => {
      const text = ` ${plain(language === "en" ? flag : flagEs)} `;
      return wanted.every((word) => text.includes(` ${word}`));
    });
    const [only] = fitting;
    if (!only || fitting.length > 3) return null;
    if (fitting.length === 1) return sayAttribute(only, "flag", language);
    const names = fitting.map((country) =>
      language === "en" ? inEnglish(country) : inSpanish(country),
    );
    return language === "en"
      ? `That could be the flag of ${joinWords(names, "or")}.`
      : `Puede ser la bandera de ${joinWords(names, "o")}.`;
  }

  #findByLanguage(words: string, language: Language): string | null {
    if (
      !(language === "en" ? /\bcountr(?:y|ies)\b|\bwhere\b/ : /\bpais(?:es)?\b|\bdonde\b/).test(
        words,
      )
    )
      return null;
    const padded = ` ${words} `;
    const speaking = this.#countries.filter((country) =>
      country[language].languages.some((name) => padded.includes(` ${plain(name)} `)),
    );
    const names = speaking.map((country) =>
      language === "en" ? inEnglish(country) : inSpanish(country),
    );
    if (names.length === 0) return null;
    const spoken =
      speaking[0]?.[language].languages.find((name) => padded.includes(` ${plain(name)} `)) ?? "";
    const shown =
      names.length > 6
        ? [...names.slice(0, 5), language === "en" ? "other places" : "otros lugares"]
        : names;
    return language === "en"
      ? `People speak ${spoken} in ${joinWords(shown, "and")}.`
      : `El ${spoken} se habla en ${joinWords(shown, "y")}.`;
  }
}

function sayAttribute(country: Country, attribute: Attribute, language: Language): string {
  const { capital, languages, people, fact } = country[language];
  const en = language === "en";
  const name = en ? inEnglish(country) : inSpanish(country);
  switch (attribute) {
    case "capital":
      return en ? `The capital of ${name} is ${capital}.` : `La capital de ${name} es ${capital}.`;
    case "language":
      return en
        ? `In ${name}, people speak ${joinWords(languages, "and")}.`
        : `En ${name} se habla ${joinWords(languages, "y")}.`;
    case "flag": {
      const emoji = flagEmoji(country.code);
      return en
        ? `${emoji} The flag of ${name}: ${country.flag}.`
        : `${emoji} La bandera de ${name}: ${country.flagEs}.`;
    }
    case "continent":
      return en
        ? `${capitalize(name)} is in ${country.continent}. ${fact}`
        : `${capitalize(name)} queda en ${continents[country.continent] ?? country.continent}. ${fact}`;
    case "people":
      return en
        ? `People from ${name} are called ${people}.`
        : `A la gente de ${name} se le dice: ${people}.`;
    case "about":
      return en ? `${fact} The capital is ${capital}.` : `${fact} Su capital es ${capital}.`;
  }
}

const continents: Readonly<Record<string, string>> = {
  Europe: "Europa",
  "Europe and Asia": "Europa y Asia",
  Asia: "Asia",
  Africa: "África",
  "North America": "América del Norte",
  "South America": "América del Sur",
  Oceania: "Oceanía",
};

const common = new Set(
  `which country countries language speak where world people their there about capital flags colors colours
  pais paises idioma hablan donde mundo gente bandera colores cual cuales tiene has have with the and red what
  does look like tell color are for que una con los las del der des esta este leo`.split(/\s+/),
);
const flagWords = new Set(
  "flag flags bandera banderas vandera whose that one como son wat".split(" "),
);

/** Facts about all countries at once. */
const generalAnswers: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      /\bhow many countries (?:are there|exist|in the world|does the world have)\b|\bhow many countries are in the world\b/,
      "There are 195 countries if you count the 193 members of the United Nations, Vatican City, and Palestine.",
    ],
    [
      /\b(?:biggest|largest) country\b/,
      "Russia is the biggest country in the world by far: it has eleven time zones.",
    ],
    [
      /\b(?:smallest|tiniest|littlest) country\b/,
      "Vatican City is the smallest country. It fits inside the city of Rome.",
    ],
    [
      /\bcountry (?:has|with) the most people\b/,
      "India has the most people, a little more than China. Both have more than 1.4 billion.",
    ],
    [
      /\bis (?:africa|europe|asia|antarctica|south america|north america|oceania) a country\b/,
      "No, that's a continent: a very big piece of land. Most continents have many countries.",
    ],
    [
      /\bcountries (?:that )?(?:start|begin)s? with (?:a )?z\b/,
      "Two countries start with Z: Zambia and Zimbabwe. They are neighbors.",
    ],
    [
      /\bcountry looks like a boot\b|\bshaped like a boot\b/,
      "Italy looks like a boot, about to kick the island of Sicily.",
    ],
    [
      /\bhow many states\b.*\b(?:usa|united states|america|us)\b/,
      "The United States has 50 states.",
    ],
  ],
  es: [
    [
      /\bcuantos paises (?:hay|existen)(?: en (?:el|todo el) mundo)?$/,
      "Hay 195 países si cuentas los 193 miembros de las Naciones Unidas, la Ciudad del Vaticano y Palestina.",
    ],
    [
      /\bpais mas (?:grande|extenso)\b/,
      "Rusia es, por mucho, el país más grande del mundo: tiene once husos horarios.",
    ],
    [
      /\bpais mas (?:pequeno|chico|chiquito)\b/,
      "La Ciudad del Vaticano es el país más pequeño. Cabe dentro de la ciudad de Roma.",
    ],
    [
      /\bpais (?:tiene|con) (?:mas|la mayor) (?:gente|poblacion|habitantes)\b|\bdonde vive mas gente\b/,
      "India es el país con más gente, un poco más que China. Cada uno tiene más de 1,400 millones de personas.",
    ],
    [
      /\b(?:africa|europa|asia|antartida|oceania) es un pais\b/,
      "No, es un continente: un pedazo enorme de tierra. Casi todos los continentes tienen muchos países.",
    ],
    [
      /\bforma de bota\b|\bparece una bota\b/,
      "Italia tiene forma de bota, a punto de patear la isla de Sicilia.",
    ],
    [/\bcuantos estados tiene (?:estados unidos|usa|eeuu)\b/, "Estados Unidos tiene 50 estados."],
    [
      /\bcuantos estados tiene mexico\b/,
      "México tiene 32 entidades: 31 estados y la Ciudad de México.",
    ],
  ],
};

/** "Amsterdam, though the government works in The Hague" names Amsterdam. */
function cityOf(capital: string): string {
  return capital.startsWith("Washington")
    ? "Washington"
    : (/^(.*?)(?:,| according| según)/.exec(capital)?.[1] ?? capital);
}

function listNames(countries: readonly Country[], language: Language): Named[] {
  const other = language === "en" ? "es" : "en";
  return countries.flatMap((country) =>
    [country[language].name, ...country[language].others, country[other].name]
      .map(plain)
      .filter((name) => name !== "us")
      .map((name) => ({ country, name, sound: soundOf(name) })),
  );
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

function joinWords(words: readonly string[], joint: string): string {
  if (words.length < 2) return words.join("");
  const last = words.at(-1) ?? "";
  const and =
    joint === "y" && /^h?i(?!e)/i.test(last)
      ? "e"
      : joint === "o" && /^h?o/i.test(last)
        ? "u"
        : joint;
  return words.length === 2 || and !== "and"
    ? `${words.slice(0, -1).join(", ")} ${and} ${last}`
    : `${words.slice(0, -1).join(", ")}, ${and} ${last}`;
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
