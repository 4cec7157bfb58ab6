import { ApiError } from "#platform/api.ts";
import { PasswordDeclined } from "#platform/prompts/password-prompt.ts";
import { say } from "#platform/words/say.ts";
import { planErrorToast } from "./plan-error-toast.ts";
import { showToast } from "./toasts.ts";

/** Shows an error in a toast. A dismissed password prompt shows nothing. */
export function showErrorToast(error: unknown): void {
  if (error instanceof PasswordDeclined) return;
  const message = error instanceof ApiError ? error.displayMessage : undefined;
  showToast(
    planErrorToast(error, say`Upgrade your plan for more users.`) ?? {
      title: say`That didn’t work`,
      description: message ?? say`Can’t reach the server. Check your connection and try again.`,
      variant: "alarm",
    },
  );
}
