import { listForHouse } from "#features/library/service.ts";
import { toWords } from "#platform/to-words.ts";
import type { ToolContext } from "./tool-context.ts";

/** Shorter ones are words that anybody says. */
const tellingName = 4;

/** Whether a text names a film of the house that is not for this viewer. */
export function namesHidden({ app, find }: ToolContext, text: string): boolean {
  const spaced = ` ${toWords(text)} `;
  return listForHouse(app).some(({ id, title }) => {
    const name = toWords(title);
    return name.length >= tellingName && spaced.includes(` ${name} `) && find(id) === null;
  });
}
