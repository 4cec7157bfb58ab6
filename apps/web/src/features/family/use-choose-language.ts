import { changeOwnProfile } from "@goldmane/contracts/family/api";
import type { Language } from "@goldmane/contracts/languages";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sessionQuery } from "#features/account/queries.ts";
import { call } from "#platform/api.ts";
import {
  keepDeviceLanguage,
  keepViewerLanguage,
  readOwnLanguage,
} from "#platform/words/own-language.ts";
import { speakLanguage } from "#platform/words/speak-language.ts";
import { sayRefusal } from "#ui/toast/say-refusal.ts";

/** From now on the house speaks a language: to the profile wherever it watches, else on this device. */
export function useChooseLanguage(): (language: Language) => void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (language: Language) => call(changeOwnProfile, { body: { language } }),
    onError: (error) => {
      const before = cache.getQueryData(sessionQuery.queryKey)?.profile?.language ?? null;
      keepViewerLanguage(before);
      void speakLanguage(readOwnLanguage());
      sayRefusal(error);
    },
    onSuccess: () => void cache.invalidateQueries(sessionQuery),
  });
  return (language) => {
    const hasProfile = Boolean(cache.getQueryData(sessionQuery.queryKey)?.profile);
    if (hasProfile) {
      keepViewerLanguage(language);
      mutate(language);
    } else keepDeviceLanguage(language);
    void speakLanguage(readOwnLanguage());
  };
}
