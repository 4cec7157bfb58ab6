import { type SearchMatch, searchMatch } from "@goldmane/contracts/search/schema";
import type { Language } from "@goldmane/contracts/languages";
import { contentWords, normalizeIn, stemIn } from "@goldmane/leo/search/analyze";
import type { Hit } from "@goldmane/leo/search/score-titles";
import { sourceOf, type Title } from "#features/library/service.ts";
import { textsOf } from "./texts-of.ts";

const fields = searchMatch.shape.field.options;

/** Why a title matched other than by name: the line, or the text with most of the words. */
export function findMatch(title: Title, { words, name, line }: Hit): SearchMatch | null {
  if (name > 0 || words.every(({ place }) => place === "name")) return null;
  if (line !== null) return { field: "line", text: line };
  let best: SearchMatch | null = null;
  let most = 0;
  // Texts in the reader's language come first.
  for (const { field, text, language } of listTexts(title)) {
    const stems = new Set(
      contentWords(language, normalizeIn(language, text)).map((word) => stemIn(language, word)),
    );
    const held = words.filter(({ word }) => stems.has(stemIn(language, word))).length;
    if (held <= most) continue;
    most = held;
    best = { field, text };
  }
  return best;
}

function listTexts(title: Title) {
  const versions = title.translation ? [title, sourceOf(title)] : [title];
  return versions.flatMap((version) => {
    const texts = textsOf(version);
    const language: Language = version.translation?.language ?? "en";
    return fields.flatMap((field) => texts[field].map((text) => ({ field, text, language })));
  });
}
