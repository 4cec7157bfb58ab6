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
  return say`Nobody is answering. Check the connection, then try again.`;
}

const refusals = (): Readonly<Record<RefusalReason, string>> => ({
  plan: say`Films are kept while a plan is active. Take one up, and this film is yours to keep.`,
  seat: say`Your profile has no seat in the plan just now. A parent can give it one.`,
  title: say`This film is not one that may be kept.`,
});

export function showRefusal(error: unknown): void {
  showToast({ title: say`Not downloaded`, description: describeRefusal(error), variant: "alarm" });
}

const reasons = (): Readonly<Record<RemovedDownload["reason"], string>> => ({
  plan: say`because no plan is active`,
  seat: say`because your profile has no seat in the plan`,
  title: say`because it’s no longer available to you`,
  time: say`because its 30 days were over`,
});

/** Shows which downloads were removed, and why. */
export function showRemoved(gone: readonly RemovedDownload[]): void {
  const [first, ...others] = gone;
  if (!first) return;
  const isSame = others.every(({ reason }) => reason === first.reason);
  const names = others.length === 0 ? first.title : say`${first.title} and ${others.length} more`;
  showToast({
    title: say`Removed from this device`,
    description: isSame ? `${names}, ${reasons()[first.reason]}.` : `${names}.`,
  });
}
