import type { HelpIndex } from "@goldmane/leo/help/find-help";
import type { Knowledge } from "@goldmane/leo/knowledge/answer-knowledge";
import { readModels } from "./open-engine.ts";
import { runSteps } from "./run-steps.ts";

/** What Leo knows besides the films, which is the same on every server. */
export type Books = { knowledge: Knowledge; help: HelpIndex };

let books: Promise<Books> | undefined;

/** Opened lazily, once per process. */
export function openBooks(): Promise<Books> {
  books ??= (async () => {
    const { vectors } = await readModels();
    const { openKnowledge } = await import("@goldmane/leo/knowledge/answer-knowledge");
    const { openHelp } = await import("@goldmane/leo/help/find-help");
    return {
      knowledge: await runSteps(openKnowledge(vectors)),
      help: await runSteps(openHelp(vectors)),
    };
  })();
  books.catch(() => {
    books = undefined;
  });
  return books;
}
