import type { Language } from "@goldmane/contracts/languages";
import type { Catalogue } from "./pack-words.ts";

/** The language that is spoken, and its packed catalogue; none for English. */
type Spoken = { readonly language: Language; readonly catalogue: Catalogue | null };

const english: Spoken = { language: "en", catalogue: null };
let spoken = english;
const listeners = new Set<() => void>();

export function getSpoken(): Spoken {
  return spoken;
}

/** What is read from now on is in this language. What stands already hears of it, to be read anew. */
export function speak(language: Language, catalogue: Catalogue | null): void {
  spoken = language === "en" ? english : { language, catalogue };
  for (const listener of listeners) listener();
}

/** Returns the function that ends it. */
export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
