import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { saveViewerLanguage, readPreferredLanguage } from "#platform/words/preferred-language.ts";
import { loadLanguage } from "#platform/words/load-language.ts";
import { onLanguageChange } from "#platform/words/active-language.ts";

/** Applies the viewer's language, and refetches server-localized queries when it changes. */
export function useViewerLanguage(): void {
  const cache = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const language = session && (session.profile?.language ?? null);

  const before = useRef(language);
  useEffect(() => {
    const refetch = () =>
      void cache.invalidateQueries({ predicate: ({ meta }) => meta?.["isLocalized"] === true });
    const stop = onLanguageChange(refetch);
    if (language !== undefined) {
      saveViewerLanguage(language);
      void loadLanguage(readPreferredLanguage());
      // The server answers in the profile's language, which it may have learned only now.
      if (before.current !== undefined && before.current !== language) refetch();
      before.current = language;
    }
    return stop;
  }, [cache, language]);
}
