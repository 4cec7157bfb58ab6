import { listAllTitles, listOtherTitles } from "#features/library/service.ts";
import { toWords } from "#platform/to-words.ts";
import type { ToolContext } from "./tool-context.ts";

/** Shorter names are common words. */
const tellingName = 4;

/** Whether a text names a title that is hidden from this viewer. */
export function namesHidden({ app, find }: ToolContext, text: string): boolean {
  const spaced = ` ${toWords(text)} `;
  return listAllTitles(app).some((title) => {
    const names = [title.title, ...listOtherTitles(title)].map(toWords);
    const isNamed = names.some(
      (name) => name.length >= tellingName && spaced.includes(` ${name} `),
    );
    return isNamed && find(title.id) === null;
  });
}
