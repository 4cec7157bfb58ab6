import { findText } from "./say.ts";

/** What a film is about. Apart from the moods, of which some have the same name in English. */
export function formatTheme(theme: string): string {
  return findText(`about ${theme}`) ?? theme;
}
