import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { watchSessionEnd } from "#features/account/watch-session-end.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";

/** Sends a browser that was signed out remotely to the sign-in page. */
export function useEndOfSession(): void {
  const cache = useQueryClient();
  const [, navigate] = useLocation();

  useEffect(
    () =>
      watchSessionEnd(cache, () => {
        showToast({
          title: say`You’re signed out`,
          description: say`This device was signed out from another one. Sign in to continue.`,
        });
        navigate(routes.familyLogin);
      }),
    [cache, navigate],
  );
}
