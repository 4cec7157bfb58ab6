import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { whenIdle } from "#platform/device/when-idle.ts";
import { preloadOverlays } from "./overlays.tsx";

/** Pages that ask for the profile themselves. */
const pagesWithPicker = new Set<string>([routes.familyLogin]);

/** Opens the profile picker in a signed-in browser without a profile. */
export function useProfilePicker(): void {
  const cache = useQueryClient();
  const [path] = useLocation();
  const { data: session } = useQuery(sessionQuery);
  const isUndecided = session !== undefined && session.household !== null && !session.profile;
  const shouldAsk = isUndecided && !pagesWithPicker.has(path);

  useEffect(() => {
    if (shouldAsk) openProfilePicker();
  }, [shouldAsk]);

  useEffect(() => {
    const preload = () =>
      void preloadOverlays().then(
        (prefetchFamily) => prefetchFamily(cache),
        () => undefined,
      );
    return whenIdle(preload, 5000);
  }, [cache]);
}
