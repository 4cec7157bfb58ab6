import { useSyncExternalStore } from "react";
import type { Language } from "@goldmane/contracts/languages";
import { getSpoken, onSpoken } from "./spoken.ts";

/** The language that is spoken. */
export function useLanguage(): Language {
  return useSyncExternalStore(onSpoken, () => getSpoken().language);
}
