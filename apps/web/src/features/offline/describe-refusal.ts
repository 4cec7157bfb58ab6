import type { RefusalReason } from "@goldmane/contracts/offline/schema";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { DownloadRefused } from "./download/download-film.ts";
import type { RemovedDownload } from "./maintenance/maintain-downloads.ts";

/** Explains why a film cannot be downloaded. */
export function describeRefusal(error: unknown): string {
  if (error instanceof DownloadRefused) return refusals()[error.reason];
  if (error instanceof ApiError)
    return error.displayMessage ?? say`The server couldn’t do that. Try again.`;
  return say`Can’t reach the server. Check your connection and try again.`;
}

const refusals = (): Readonly<Record<RefusalReason, string>> => ({
  plan: say`Downloads need an active plan. Subscribe to save this film.`,
  seat: say`Your profile has no seat in the plan. Ask a parent to add one.`,
  title: say`This film can’t be downloaded.`,
});

export function showRefusal(error: unknown): void {
  showToast({ title: say`Not downloaded`, description: describeRefusal(error), variant: "alarm" });
}

const reasons = (): Readonly<Record<RemovedDownload["reason"], string>> => ({
  plan: say`no active plan`,
  seat: say`no seat in your plan`,
  title: say`no longer available to you`,
  time: say`30 days are up`,
});

/** Shows which downloads were removed, and why. */
export function showRemoved(gone: readonly RemovedDownload[]): void {
  const [first, ...others] = gone;
  if (!first) return;
  const isSame = others.every(({ reason }) => reason === first.reason);
  const names = others.length === 0 ? first.title : say`${first.title} and ${others.length} more`;
  showToast({
    title: say`Download deleted`,
    description: isSame ? `${names}: ${reasons()[first.reason]}.` : `${names}.`,
  });
}
