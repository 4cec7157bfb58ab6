import { AppError } from "@goldmane/contracts/errors";
import type { App, Viewer } from "#platform/app.ts";
import { hasStreamSlot, usesStreamSlot, isStopped, streamLimitError } from "./stream-slots.ts";

/**
 * Requires that the viewer has a stream slot or could take one: for prefetches, and for the media
 * itself.
 * @throws AppError STREAM_LIMIT_REACHED; NOT_ALLOWED for a stream that was stopped
 */
export async function requireStreamSlot(app: App, viewer: Viewer, titleId: string): Promise<void> {
  if (!usesStreamSlot(viewer)) return;
  if (await isStopped(app, viewer.sessionId, titleId)) {
    throw new AppError(
      "NOT_ALLOWED",
      "Someone in your household stopped this film on this device.",
      {
        reason: "stopped",
      },
    );
  }
  if (!(await hasStreamSlot(app, viewer))) throw await streamLimitError(app, viewer);
}
