import type { Language } from "#distress/distress.ts";

/** Words of questions and requests that say nothing about their subject. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and are as at be been being but by can could did do does doing done for from get gets got had has have
  having he her hers him his how i if in into is it its just me my of on or our ours she should so some that the
  their them then there these they this those to too us very was we were what when where which who whose why will
  with would you your yours am any not no than about really please tell leo hey ok okay know lets let up out
  actually like mean say said want wanna question ask asking because im one ones`.split(/\s+/),
);

export const spanishStopWords: ReadonlySet<string> = new Set(
  `a al ante con de del desde e el ella ellas ellos en entre era eran es esa ese eso esos esta estan este esto
  estos fue fueron ha han hasta hay la las le les lo los me mi mis muy nada no nos o os para pero por que se ser si
  sin sobre son su sus tambien te tiene tienen tu tus un una uno unas unos y ya yo tan porque cuando donde como
  cual cuales quien quienes cuanto cuanta cuantos cuantas leo oye hola dime sabes favor eres soy estoy puede
  pueden puedo hace hacen asi e va van mas eso ahi tengo tienes`.split(/\s+/),
);

type Kinds = readonly (readonly [RegExp, string])[];

/** What kind of answer is asked for; the first that matches. */
export const questionWords: Readonly<
  Record<Language, { words: ReadonlySet<string>; kinds: Kinds }>
> = {
  en: {
    words: new Set("why what how who whose which when where".split(" ")),
    kinds: [
      [/\bwhy\b|\bhow come\b|\bwhat for\b|\bare .+ for$/, "why"],
      [/\bhow (?:many|much)\b/, "amount"],
      [
        /\bhow (?:big|tall|old|long|fast|far|hot|cold|deep|high|heavy|strong|small|large|loud)\b/,
        "size",
      ],
      [/\bwhen\b|\bwhat year\b/, "when"],
      [/\bwhere\b/, "where"],
      [/\bwho\b|\bwhose\b/, "who"],
      [/\bhow\b/, "how"],
      [/\bwhich\b|\bwhat\b/, "what"],
      [
        /^(?:leo |hey |so |but |and )*(?:is|are|do|does|did|can|could|was|were|will|has|have|would)\b/,
        "whether",
      ],
    ],
  },
  es: {
    words: new Set(
      "porque que como quien quienes cual cuales cuando donde cuanto cuanta cuantos cuantas".split(
        " ",
      ),
    ),
    kinds: [
      [/\bpor ?que\b|\bpara que\b/, "why"],
      [/\bcuant[oa]s?\b/, "amount"],
      [/\b(?:que tan|cuanto (?:mide|pesa|vive|dura))\b/, "size"],
      [/\bcuando\b/, "when"],
      [/\bdonde\b/, "where"],
      [/\bquien(?:es)?\b/, "who"],
      [/\bcomo\b/, "how"],
      [/^(?:y |oye |leo |dime |sabes |mama )*(?:a |de |en )?que\b|\bcual(?:es)?\b/, "what"],
      [
        /^(?:es|son|hay|existe[n]?|puede[n]?|tiene[n]?|fue|era|eran|los|las|el|la) .* (?:es|son|hay|existe[n]?|puede[n]?|tiene[n]?|fue|era|eran)\b|^(?:existe[n]?|puede[n]?|hay) /,
        "whether",
      ],
    ],
  },
};

/** Frequent misspellings by children, which edit distance alone doesn't resolve. */
const misspelled: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(
    Object.entries({
      wy: "why",
      y: "why",
      wat: "what",
      wot: "what",
      wut: "what",
      whats: "what",
      wats: "what",
      wen: "when",
      wer: "where",
      wher: "where",
      hoo: "who",
      hu: "who",
      whos: "who",
      hou: "how",
      hw: "how",
      dose: "does",
      dos: "does",
      duz: "does",
      du: "do",
      r: "are",
      u: "you",
      yu: "you",
      ur: "your",
      cuz: "because",
      coz: "because",
      becuz: "because",
      hav: "have",
      haf: "have",
      wuz: "was",
      woz: "was",
      iz: "is",
      tha: "the",
      teh: "the",
      thay: "they",
      ther: "there",
      peple: "people",
      peeple: "people",
      mom: "mother",
      mommy: "mother",
      dad: "father",
      daddy: "father",
      kids: "children",
      kid: "child",
      movie: "film",
      movies: "films",
    }),
  ),
  es: new Map(
    Object.entries({
      ke: "que",
      q: "que",
      xq: "porque",
      pq: "porque",
      porq: "porque",
      komo: "como",
      kien: "quien",
      kuando: "cuando",
      kuanto: "cuanto",
      kuantos: "cuantos",
      kual: "cual",
      donde: "donde",
      dnd: "donde",
      ai: "hay",
      ay: "hay",
      aser: "hacer",
      ase: "hace",
      asen: "hacen",
      chiquito: "pequeno",
      chico: "pequeno",
      mama: "madre",
      papa: "padre",
      peli: "pelicula",
      pelis: "peliculas",
    }),
  ),
};

export function correctCommon(word: string, language: Language): string {
  return misspelled[language].get(word) ?? word;
}
