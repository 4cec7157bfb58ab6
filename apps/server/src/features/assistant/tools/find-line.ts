import { cardsAtMost } from "@goldmane/contracts/assistant/limits";
import { searchText } from "@goldmane/contracts/search/schema";
import * as z from "zod/mini";
import { searchTitles } from "#features/search/service.ts";
import { factsOf } from "./find-titles.ts";
import { playSuggestion, usualSuggestions } from "./texts/suggestions.ts";
import { cardOf, refuse } from "./tool-context.ts";
import { defineTool } from "./tool.ts";

export const findLine = defineTool("findLine", {
  description: "In which film a line is spoken.",
  kind: "read",
  input: z.object({ text: z.string().check(z.maxLength(1000)) }),
  run: async ({ app, reader, find, words }, { text }) => {
    const { say } = words;
    const { watch, funny, surprise } = usualSuggestions(words);
    const q = searchText.safeParse(readLine(text).slice(0, 100));
    const { titles } = await searchTitles(app, reader, {
      q: q.data ?? "",
      sort: "best",
      from: 0,
    });
    const found = titles.flatMap(({ title, match }) => {
      const known = find(title.id);
      return known && match?.field === "line" ? [{ title: known, line: match.text }] : [];
    });
    const [first] = found;
    if (!first) {
      return refuse(say`I can’t find that line. Tell me what happens in the film instead.`, [
        watch,
        funny,
        surprise,
      ]);
    }
    return {
      text: say`In ${first.title.title} someone says: “${first.line}”`,
      data: found.map(({ title, line }) => ({ ...factsOf(title), line })),
      cards: found.slice(0, cardsAtMost).map(({ title, line }) => cardOf(title, `“${line}”`)),
      suggestions: [playSuggestion(words, first.title.title), funny, surprise],
      feeling: "excited",
    };
  },
});

const quoted = /["“”«»„]\s*([^"“”«»„]{2,}?)\s*["“”«»„]/;
const afterSaying =
  /\b(?:says?|said|saying|line|goes|quote|dicen?|dijo|dijeron|frase|l[ií]nea)\b(?:\s+(?:that|like|que|algo como))?[:,]?\s+(.{2,})$/i;

/** The words that were said, out of the request to find them. */
function readLine(text: string): string {
  const line = quoted.exec(text)?.[1] ?? afterSaying.exec(text)?.[1] ?? text;
  return line.replace(/[\s.?!]+$/, "");
}
