import { changeOwnProfile } from "@goldmane/contracts/family/api";
import type { Language } from "@goldmane/contracts/languages";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import {
  saveDeviceLanguage,
  saveViewerLanguage,
  readPreferredLanguage,
} from "#platform/words/preferred-language.ts";
import { loadLanguage } from "#platform/words/load-language.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";

/** Sets the language: of the profile on all devices, or else of this device. */
export function useChooseLanguage(): (language: Language) => void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (language: Language) => call(changeOwnProfile, { body: { language } }),
    onError: (error) => {
      const before = cache.getQueryData(sessionQuery.queryKey)?.profile?.language ?? null;
      saveViewerLanguage(before);
      void loadLanguage(readPreferredLanguage());
      showErrorToast(error);
    },
    onSuccess: () => void cache.invalidateQueries(sessionQuery),
  });
  return (language) => {
    const hasProfile = Boolean(cache.getQueryData(sessionQuery.queryKey)?.profile);
    if (hasProfile) {
      saveViewerLanguage(language);
      mutate(language);
    } else saveDeviceLanguage(language);
    void loadLanguage(readPreferredLanguage());
  };
}
