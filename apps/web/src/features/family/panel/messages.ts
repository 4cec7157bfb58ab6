import type { FamilyProfile, SignedInProfile } from "@goldmane/contracts/family/schema";
import type { SubscriptionAccess } from "@goldmane/contracts/subscription/schema";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import {
  planErrorToast,
  subscriptionRequired,
  userLimitReached,
} from "#ui/toast/plan-error-toast.ts";
import type { ToastMessage } from "#ui/toast/state.ts";

/** The profile dialog's toast messages. */

const missing = () => say`Missing information`;

export const secretMissing = (): ToastMessage => ({
  title: missing(),
  description: say`Please enter both username and password`,
  variant: "alarm",
});

export const draftMissing = (): ToastMessage => ({
  title: missing(),
  description: say`Please fill in all required fields`,
  variant: "alarm",
});

export function welcomeBack({ name, subscription }: SignedInProfile): ToastMessage {
  const { planName, currentUsers, maxUsers } = subscription ?? {};
  const usage = planName ? ` · ${say`${planName}: ${currentUsers} of ${maxUsers} users`}` : "";
  return { title: say`Welcome back!`, description: say`Logged in as ${name}${usage}` };
}

export function profileCreated({ displayName, status }: FamilyProfile): ToastMessage {
  return {
    title: say`Profile created!`,
    description:
      status === "waiting"
        ? say`A parent has to approve ${displayName} first.`
        : say`Welcome to the family, ${displayName}!`,
  };
}

export function signInFailed(error: unknown): ToastMessage {
  return (
    planErrorToast(error, say`Upgrade your plan for more users.`) ?? {
      title: say`Login failed`,
      description: say`Please check your username and password`,
      variant: "alarm",
    }
  );
}

export function registrationFailed(error: unknown): ToastMessage {
  return (
    planErrorToast(error, say`Upgrade your plan to add more family members.`) ?? {
      title: say`Registration failed`,
      description: say`Please try again with different details`,
      variant: "alarm",
    }
  );
}

/** Why no profile can be added; null if there is a free seat. */
export function noSeatLeft(access: SubscriptionAccess): ToastMessage | null {
  if (!access.hasAccess) return subscriptionRequired();
  if (access.currentUsers < access.maxUsers) return null;
  return userLimitReached(say`Upgrade your plan to add more family members.`, access);
}

export function choiceFailed(error: unknown): ToastMessage {
  return (
    planErrorToast(error, say`Upgrade your plan for more users.`) ?? {
      title: say`Login failed`,
      description: wordsOf(error) ?? say`Can’t open this profile. Try again.`,
      variant: "alarm",
    }
  );
}

export function waitsForParent({ displayName }: FamilyProfile): ToastMessage {
  return {
    title: say`Waiting for a parent`,
    description: say`A parent can approve ${displayName} on the Family page.`,
  };
}

/** The server's error message if it helps to correct a form; null otherwise. */
export function wordsOf(error: unknown): string | null {
  if (!(error instanceof ApiError))
    return say`Can’t reach the server. Check your connection and try again.`;
  const helps = ["CONFLICT", "NOT_ALLOWED", "TOO_MANY_REQUESTS", "INVALID_INPUT"];
  return (helps.includes(error.code ?? "") && error.displayMessage) || null;
}
