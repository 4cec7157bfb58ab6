import { useSyncExternalStore } from "react";
import type { Language } from "./languages.ts";
import { getSpoken, onSpoken } from "./spoken.ts";

/** The language that is spoken. */
export function useLanguage(): Language {
  return useSyncExternalStore(onSpoken, () => getSpoken().language);
}
