import { readFileSync } from "node:fs";

/** The server's translations of moods and themes. */
const spanishWords = new Map<string, unknown>(
  Object.entries(
    JSON.parse(
      readFileSync(new URL("../../../../apps/server/src/words/es.json", import.meta.url), "utf8"),
    ),
  ),
);

export function sayInSpanish(key: string, otherwise = key): string {
  const said = spanishWords.get(key);
  return typeof said === "string" ? said : otherwise;
}
