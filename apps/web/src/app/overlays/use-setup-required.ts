import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "#platform/api.ts";

/** Opens the wizard if a page from the service worker's cache meets a server that isn't set up. */
export function useSetupRequired(): void {
  const queries = useQueryClient().getQueryCache();
  useEffect(() => {
    const isRefused = (error: unknown) =>
      error instanceof ApiError && error.code === "SETUP_REQUIRED";
    const openWizard = () => {
      if (queries.getAll().some(({ state }) => isRefused(state.error))) {
        location.replace("/setup");
      }
    };
    openWizard();
    return queries.subscribe(openWizard);
  }, [queries]);
}
