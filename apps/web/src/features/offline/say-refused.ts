import type { KeepRefusal } from "@goldmane/contracts/offline/schema";
import { ApiError } from "#platform/api.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { KeepRefused } from "./keep/keep-film.ts";
import type { Gone } from "./upkeep/look-after.ts";

/** Why a film cannot be kept, in words. */
export function sayRefused(error: unknown): string {
  if (error instanceof KeepRefused) return refusals[error.reason];
  if (error instanceof ApiError) return error.words ?? "The house could not do this just now.";
  return "Nobody is answering. Check the connection, then try again.";
}

const refusals: Readonly<Record<KeepRefusal, string>> = {
  plan: "Films are kept while a plan is active. Take one up, and this film is yours to keep.",
  seat: "Your profile has no seat in the plan just now. A parent can give it one.",
  title: "This film is not one that may be kept.",
};

export function showRefused(error: unknown): void {
  showToast({ title: "Not downloaded", description: sayRefused(error), look: "alarm" });
}

const reasons: Readonly<Record<Gone["reason"], string>> = {
  plan: "because no plan is active",
  seat: "because your profile has no seat in the plan",
  title: "because it is not on your shelves any more",
  time: "because its 30 days were over",
};

/** Says which films had to go. */
export function showGone(gone: readonly Gone[]): void {
  const [first, ...others] = gone;
  if (!first) return;
  const isSame = others.every(({ reason }) => reason === first.reason);
  const names = others.length === 0 ? first.title : `${first.title} and ${others.length} more`;
  showToast({
    title: "Removed from this device",
    description: isSame ? `${names}, ${reasons[first.reason]}.` : `${names}.`,
  });
}
