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
      title: say`That did not work`,
      description:
        message ?? say`The server could not be asked. Check the connection, then try again.`,
      variant: "alarm",
    },
  );
}
