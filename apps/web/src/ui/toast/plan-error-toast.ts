import { ApiError } from "#platform/api.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import type { ToastMessage } from "./state.ts";

const seePlans = () => ({ label: say`See plans`, href: routes.pricing });

export const subscriptionRequired = (): ToastMessage => ({
  title: say`Subscription Required`,
  description: say`Please upgrade your plan to access the platform. Click calendar icon for pricing.`,
  variant: "alarm",
  action: seePlans(),
});

type Usage = { currentUsers: number; maxUsers: number };

export function userLimitReached(message: string, usage: Usage | null): ToastMessage {
  const counts = usage
    ? ` (${say`${usage.currentUsers}/${usage.maxUsers} users on your plan`})`
    : "";
  return {
    title: say`User Limit Reached`,
    description: `${message}${counts}`,
    variant: "alarm",
    action: seePlans(),
  };
}

/** Toast for an error about the household's plan; null for other errors. */
export function planErrorToast(error: unknown, fallback: string): ToastMessage | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "SUBSCRIPTION_REQUIRED") return subscriptionRequired();
  if (error.code !== "USER_LIMIT_REACHED") return null;
  const { currentUsers, maxUsers } = error.details;
  const isKnown = typeof currentUsers === "number" && typeof maxUsers === "number";
  return userLimitReached(
    error.displayMessage || fallback,
    isKnown ? { currentUsers, maxUsers } : null,
  );
}
