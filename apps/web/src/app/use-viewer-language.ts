import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "#features/account/queries.ts";
import { keepViewerLanguage, readOwnLanguage } from "#platform/words/own-language.ts";
import { speakLanguage } from "#platform/words/speak-language.ts";
import { onSpoken } from "#platform/words/spoken.ts";

/** The pages speak the language of whoever is watching, and ask again for what the server words. */
export function useViewerLanguage(): void {
  const cache = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const language = session && (session.profile?.language ?? null);

  useEffect(() => {
    const askAgain = () =>
      void cache.invalidateQueries({ predicate: ({ meta }) => meta?.["isWorded"] === true });
    const stop = onSpoken(askAgain);
    if (language !== undefined) {
      keepViewerLanguage(language);
      void speakLanguage(readOwnLanguage());
      askAgain();
    }
    return stop;
  }, [cache, language]);
}
