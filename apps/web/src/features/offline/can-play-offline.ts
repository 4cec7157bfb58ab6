import type { Download } from "#platform/local-store/download.ts";

/** Whether a film plays without a network: all of it is here, and its time is not over. */
export function canPlayOffline(
  { state, expiresAt }: Pick<Download, "state" | "expiresAt">,
  now: number,
) {
  return state === "kept" && expiresAt > now;
}
