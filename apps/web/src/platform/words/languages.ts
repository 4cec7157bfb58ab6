import type { Language } from "@goldmane/contracts/languages";

/** Each named in itself, so that its speakers can find it. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Español" };
