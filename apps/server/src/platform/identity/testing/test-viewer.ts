import type { SessionViewer } from "#platform/app.ts";
import { anonymousViewer } from "#platform/identity/viewer/to-viewer.ts";

/** The viewer of a session outside any household, with the given overrides. */
export function testViewer(facts: Partial<SessionViewer> = {}): SessionViewer {
  const id = "a session";
  return { ...anonymousViewer, kind: "session", sessionId: id, ownerId: id, ...facts };
}
