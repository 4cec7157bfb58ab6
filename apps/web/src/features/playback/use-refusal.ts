import { useEffect } from "react";
import { ApiError } from "#platform/api.ts";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { say } from "#platform/words/say.ts";
import { planErrorToast } from "#ui/toast/plan-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";

/**
 * Redirects a refused film: to the profiles when a profile is missing, to the plans when a plan is.
 */
export function useRefusal(error: Error): void {
  useEffect(() => {
    if (error instanceof ApiError && error.code === "NOT_SIGNED_IN") openProfilePicker();
    const refusal = planErrorToast(error, say`Upgrade your plan for more users.`);
    if (refusal) showToast(refusal);
  }, [error]);
}
