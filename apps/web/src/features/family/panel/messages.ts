import type { FamilyProfile, SignedInProfile } from "@goldmane/contracts/family/schema";
import { ApiError } from "#platform/api.ts";
import { planRefusal } from "#ui/toast/plan-refusal.ts";
import type { ToastMessage } from "#ui/toast/state.ts";

/** What the dialog says when something is left out, goes wrong or goes well. */

const missing = "Missing information";

export const secretMissing: ToastMessage = {
  title: missing,
  description: "Please enter both username and password",
  look: "alarm",
};

export const draftMissing: ToastMessage = {
  title: missing,
  description: "Please fill in all required fields",
  look: "alarm",
};

export function welcomeBack({ name, subscription }: SignedInProfile): ToastMessage {
  const { planName, currentUsers, maxUsers } = subscription ?? {};
  const usage = planName ? ` · ${planName}: ${currentUsers} of ${maxUsers} users` : "";
  return { title: "Welcome back!", description: `Logged in as ${name}${usage}` };
}

export function profileCreated({ displayName, status }: FamilyProfile): ToastMessage {
  return {
    title: "Profile created!",
    description:
      status === "waiting"
        ? `${displayName} can come in as soon as a parent says yes.`
        : `Welcome to the family, ${displayName}!`,
  };
}

export function signInFailed(error: unknown): ToastMessage {
  return (
    planRefusal(error, "Upgrade your plan for more users.") ?? {
      title: "Login failed",
      description: "Please check your username and password",
      look: "alarm",
    }
  );
}

export function registrationFailed(error: unknown): ToastMessage {
  return (
    planRefusal(error, "Upgrade your plan to add more family members.") ?? {
      title: "Registration failed",
      description: "Please try again with different details",
      look: "alarm",
    }
  );
}

export function choiceFailed(error: unknown): ToastMessage {
  return (
    planRefusal(error, "Upgrade your plan for more users.") ?? {
      title: "Login failed",
      description: wordsOf(error) ?? "This profile could not be opened. Please try again.",
      look: "alarm",
    }
  );
}

export function waitsForParent({ displayName }: FamilyProfile): ToastMessage {
  return {
    title: "Waiting for a parent",
    description: `${displayName} can come in as soon as a parent says yes, under Family.`,
  };
}

/** What the server says of a failure in its own words, where that helps whoever fills in a form. */
export function wordsOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return "The server could not be asked. Please try again.";
  const helps = ["CONFLICT", "NOT_ALLOWED", "TOO_MANY_REQUESTS", "INVALID_INPUT"];
  return (helps.includes(error.code ?? "") && error.words) || null;
}
