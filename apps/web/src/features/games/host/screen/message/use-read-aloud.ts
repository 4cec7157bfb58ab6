import { useCallback, useEffect, useRef } from "react";
import { readByBrowser } from "#platform/speech/read-by-browser.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";

/** Reads texts by the browser's voice, one at a time; silent once the component is gone. */
export function useReadAloud(): {
  canRead: boolean;
  read: (text: string) => void;
  hush: () => void;
} {
  const current = useRef<AbortController | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const hush = useCallback(() => {
    current.current?.abort();
    stop.current?.();
    stop.current = null;
  }, []);
  useEffect(() => hush, [hush]);
  const read = useCallback(
    (text: string) => {
      hush();
      const mine = new AbortController();
      current.current = mine;
      const speak = async () => {
        const spoken = await readByBrowser(text, getActiveLanguage().language, mine.signal);
        if (mine.signal.aborted) spoken?.stop();
        else stop.current = spoken?.stop ?? null;
      };
      void speak();
    },
    [hush],
  );
  return { canRead: "speechSynthesis" in globalThis, read, hush };
}
