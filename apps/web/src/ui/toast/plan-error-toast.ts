import { ApiError } from "#platform/api.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import type { ToastMessage } from "./state.ts";

const seePlans = () => ({ label: say`See plans`, href: routes.pricing });

const subscriptionRequired = (): ToastMessage => ({
  title: say`Subscription Required`,
  description: say`Please upgrade your plan to access the platform. Click calendar icon for pricing.`,
  variant: "alarm",
  action: seePlans(),
});

/** Toast for an error about the household's plan; null for other errors. */
export function planErrorToast(error: unknown, fallback: string): ToastMessage | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "SUBSCRIPTION_REQUIRED") return subscriptionRequired();
  if (error.code !== "USER_LIMIT_REACHED") return null;
  const { currentUsers, maxUsers } = error.details;
  const isKnown = typeof currentUsers === "number" && typeof maxUsers === "number";
  const usage = isKnown ? ` (${say`${currentUsers}/${maxUsers} users on your plan`})` : "";
  return {
    title: say`User Limit Reached`,
    description: `${error.displayMessage || fallback}${usage}`,
    variant: "alarm",
    action: seePlans(),
  };
}
