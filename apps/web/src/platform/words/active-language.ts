import { type Language, locales } from "@goldmane/contracts/languages";
import type { Catalog } from "./pack-catalog.ts";

type ActiveLanguage = {
  readonly language: Language;
  /** How it writes dates, numbers and prices. */
  readonly locale: string;
  /** Its packed catalog; null for English. */
  readonly catalog: Catalog | null;
};

const english: ActiveLanguage = { language: "en", locale: locales.en, catalog: null };
let active = english;
let requested: Language = active.language;
const listeners = new Set<() => void>();

export function getActiveLanguage(): ActiveLanguage {
  return active;
}

/** The language to request data in: the active one, or the one whose catalog is loading. */
export function getRequestedLanguage(): Language {
  return requested;
}

export function requestLanguage(language: Language): void {
  requested = language;
}

/** Activates a language and notifies listeners, which render their texts again. */
export function setActiveLanguage(language: Language, catalog: Catalog | null): void {
  requested = language;
  active = language === "en" ? english : { language, locale: locales[language], catalog };
  for (const listener of listeners) listener();
}

/** Returns the unsubscribe function. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
