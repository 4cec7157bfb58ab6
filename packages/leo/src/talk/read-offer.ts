import type { Meaning } from "#meaning.ts";

/** What a "yes" asks for after Leo's own question, the first that it names. */
const offers: readonly [RegExp, Meaning][] = [
  [/\bjokes?\b|\bchistes?\b/i, { kind: "fun", fun: "joke" }],
  [/\briddles?\b|\badivinanzas?\b/i, { kind: "fun", fun: "riddle" }],
  [/\btongue twister|\btrabalenguas\b/i, { kind: "fun", fun: "twister" }],
  [/\bstor(?:y|ies)\b|\bcuentos?\b|\bhistorias?\b/i, { kind: "fun", fun: "story" }],
  [/\blion\b|\ble[oó]n(?:es)?\b/i, { kind: "wanted", text: "a film about a lion" }],
  [
    /\bmost-watched\b|\bpopular\b|\bm[aá]s vistas\b/i,
    { kind: "question", question: { intent: "popular", slots: {} } },
  ],
  [
    /\bwatch party\b|\bfiesta para ver\b|\bzona de fiesta\b/i,
    { kind: "command", command: { intent: "startParty", slots: { titleId: null } } },
  ],
  [
    /\bparty music\b|\bdance\b|\bm[uú]sica de fiesta\b|\bbailar\b/i,
    { kind: "command", command: { intent: "playMusic", slots: { mood: "party" } } },
  ],
  [
    /\bmusic\b|\bsongs?\b|\bm[uú]sica\b|\bcanci[oó]n(?:es)?\b/i,
    { kind: "command", command: { intent: "playMusic", slots: { mood: "" } } },
  ],
  [/\bcalm\b|\bquiet\b|\btranquil[ao]\b/i, { kind: "wanted", text: "a calm film" }],
  [/\bfunny\b|\bdivertid[ao]\b/i, { kind: "wanted", text: "a funny film" }],
  [/\bhappy\b|\balegre\b/i, { kind: "wanted", text: "a happy film" }],
];

/** What Leo's last line offered in its last question; null if it asked nothing. */
export function readOffer(line: string): Meaning | null {
  const question = /([^.!?¿¡]*)\?\s*$/.exec(line)?.[1];
  if (question === undefined) return null;
  const found = offers
    .flatMap(([pattern, meaning]) => {
      const at = pattern.exec(question)?.index;
      return at === undefined ? [] : [{ at, meaning }];
    })
    .toSorted((a, b) => a.at - b.at)[0];
  return found?.meaning ?? { kind: "wanted", text: "" };
}
