import { findText } from "./say.ts";

/** Localizes a theme. Themes have their own catalog keys, since some moods share their English. */
export function formatTheme(theme: string): string {
  return findText(`about ${theme}`) ?? theme;
}
