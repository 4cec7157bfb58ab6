import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { saveViewerLanguage, readPreferredLanguage } from "#platform/words/preferred-language.ts";
import { loadLanguage } from "#platform/words/load-language.ts";
import { onLanguageChange } from "#platform/words/active-language.ts";

/** Applies the viewer's language, and refetches server-localized queries when it changes. */
export function useViewerLanguage(): void {
  const cache = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const language = session && (session.profile?.language ?? null);

  useEffect(() => {
    const refetch = () =>
      void cache.invalidateQueries({ predicate: ({ meta }) => meta?.["isLocalized"] === true });
    const stop = onLanguageChange(refetch);
    if (language !== undefined) {
      saveViewerLanguage(language);
      void loadLanguage(readPreferredLanguage());
      refetch();
    }
    return stop;
  }, [cache, language]);
}
