import type { Language } from "@goldmane/contracts/languages";

/** Each in its own words, so that whoever looks for it can read it. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Español" };
