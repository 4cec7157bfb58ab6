import type { InteractiveTitle } from "#features/library/service.ts";
import { endStream } from "#features/playback/streams/renew-stream.ts";
import { viewingKey } from "#features/playback/viewing-key.ts";
import type { App, SessionViewer } from "#platform/app.ts";
import { openClip } from "./open-clip.ts";

/**
 * A viewer leaves an interactive film: its stream ends, and nothing more is made ahead.
 * @param clips the one that plays, and those that can follow.
 */
export async function leaveClips(
  app: App,
  viewer: SessionViewer,
  { interactive, clips }: { interactive: InteractiveTitle; clips: readonly string[] },
): Promise<void> {
  const isCalm = viewer.profile?.controls.calm.noFlashing ?? false;
  for (const clip of new Set(clips)) {
    const source = openClip(app, interactive, clip, { isCalm });
    app.media.readAhead.leave(viewingKey(viewer.sessionId, source));
  }
  await endStream(app, viewer, interactive.title.id);
}
