import { createHash } from "node:crypto";
import type { Viewer } from "#platform/app.ts";

/**
 * Goes out with every answer of the API: equal as long as the same viewer asks, with the same rights.
 * A browser that keeps answers for when there is no network drops them when it changes.
 */
export const viewerHeader = "goldmane-viewer";

const marks = new WeakMap<Viewer, string>();

/** Says nothing about the viewer but whether it is the one before. */
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
