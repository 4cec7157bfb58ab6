import { useEffect } from "react";
import { ApiError } from "#platform/api.ts";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { say } from "#platform/words/say.ts";
import { planErrorToast } from "#ui/toast/plan-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";

/**
 * Opens the profiles when a profile is missing, and shows a toast when a plan is. Visitors without a
 * household have no profiles to choose from.
 */
export function useRefusal(error: Error, { isVisitor }: { isVisitor: boolean }): void {
  useEffect(() => {
    const isProfileMissing = error instanceof ApiError && error.code === "NOT_SIGNED_IN";
    if (isProfileMissing && !isVisitor) openProfilePicker();
    const refusal = planErrorToast(error, say`Upgrade your plan for more users.`);
    if (refusal) showToast(refusal);
  }, [error, isVisitor]);
}
