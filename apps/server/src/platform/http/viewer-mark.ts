import { createHash } from "node:crypto";
import type { Viewer } from "#platform/app.ts";

/**
 * Sent with every API response: constant for the same viewer with the same rights. Browsers drop their
 * offline copies of responses when it changes.
 */
export const viewerHeader = "goldmane-viewer";

const marks = new WeakMap<Viewer, string>();

/** An opaque value that only shows whether the viewer is the same as before. */
export function markViewer(viewer: Viewer): string {
  const known = marks.get(viewer);
  if (known) return known;
  const { sessionId, householdId, highestRating, titleRules, profile } = viewer;
  const rights = [highestRating, titleRules?.key ?? "", profile?.role ?? ""];
  const mark = createHash("sha256")
    .update(JSON.stringify([sessionId, householdId, profile?.id ?? null, ...rights]))
    .digest("base64url")
    .slice(0, 16);
  marks.set(viewer, mark);
  return mark;
}
