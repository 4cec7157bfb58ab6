import type { Viewer } from "#platform/app.ts";
import { nobody } from "./to-viewer.ts";

/** Somebody to call a service for: nobody, but for what the test says. */
export function testViewer(facts: Partial<Viewer> = {}): Viewer {
  return { ...nobody, ...facts };
}
