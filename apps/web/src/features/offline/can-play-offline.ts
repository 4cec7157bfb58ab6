import type { Download } from "#platform/local-store/download.ts";

/** Whether a film plays offline: it is complete and not expired. */
export function canPlayOffline(
  { state, expiresAt }: Pick<Download, "state" | "expiresAt">,
  now: number,
) {
  return state === "kept" && expiresAt > now;
}
