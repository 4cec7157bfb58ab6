import type { Country } from "./facts.ts";

const withArticle = new Set("US GB NL PH AE BS GM MV MH SB SC KM DO CF CG CD FO KY VI".split(" "));

/** As it stands in a sentence: "the Netherlands". */
export function inEnglish({ code, en }: Country): string {
  return withArticle.has(code) ? `the ${en.name}` : en.name;
}

/** "El Salvador" keeps its article; other countries need none. */
export function inSpanish({ es }: Country): string {
  return es.name;
}

/** The letters of its code as regional indicators, or as tags for a part of the United Kingdom. */
export function flagEmoji(code: string): string {
  if (code === "GB-NIR") return "";
  if (code.startsWith("GB-"))
    return String.fromCodePoint(
      0x1f3f4,
      ...Array.from(
        code.replace("-", "").toLowerCase(),
        (letter) => 0xe0000 + letter.charCodeAt(0),
      ),
      0xe007f,
    );
  return String.fromCodePoint(...Array.from(code, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}
