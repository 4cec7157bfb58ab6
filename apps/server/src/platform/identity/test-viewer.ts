import type { Viewer } from "#platform/app.ts";
import { anonymousViewer } from "./to-viewer.ts";

/** An anonymous viewer with the given overrides. */
export function testViewer(facts: Partial<Viewer> = {}): Viewer {
  return { ...anonymousViewer, ...facts };
}
