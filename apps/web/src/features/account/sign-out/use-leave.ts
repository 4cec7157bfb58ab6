import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#platform/api.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import type { GrownUpProof } from "#ui/pin-pad/grown-up-question.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { useSignOut } from "./queries.ts";

/** Signs this browser out. From a child's profile a grown-up's PIN or password is needed. */
export function useLeave(session: CurrentSession | undefined, onLeft: () => void) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: signOut } = useSignOut();

  const leaveWith = async (proof?: GrownUpProof) => {
    const anonymousSession = await signOut(proof);
    setAsking(false);
    cache.setQueryData(sessionQuery.queryKey, anonymousSession);
    void changeViewer(cache);
    onLeft();
  };

  const leave = async () => {
    if (session?.profile?.role === "child") return setAsking(true);
    try {
      await leaveWith();
    } catch (error) {
      if (isGrownUpWanted(error)) setAsking(true);
      else showErrorToast(error);
    }
  };

  return {
    leave: () => void leave(),
    leaveWith,
    /** Whether the dialog for a grown-up is open. */
    isAsking,
    closeProfilePicker: () => setAsking(false),
  };
}

export type Leave = ReturnType<typeof useLeave>;

/** The server requires a grown-up although this page's session is not yet known to be a child's. */
function isGrownUpWanted(error: unknown): boolean {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === "PIN_REQUIRED" || code === "PASSWORD_REQUIRED";
}
