import { ApiError } from "#platform/api.ts";
import { PasswordDeclined } from "#platform/prompts/password-again.ts";
import { say } from "#platform/words/say.ts";
import { planRefusal } from "./plan-refusal.ts";
import { showToast } from "./toasts.ts";

/** Says why something was not done. Whoever would not give the password knows already. */
export function sayRefusal(error: unknown): void {
  if (error instanceof PasswordDeclined) return;
  const words = error instanceof ApiError ? error.words : undefined;
  showToast(
    planRefusal(error, say`Upgrade your plan for more users.`) ?? {
      title: say`That did not work`,
      description:
        words ?? say`The server could not be asked. Check the connection, then try again.`,
      look: "alarm",
    },
  );
}
