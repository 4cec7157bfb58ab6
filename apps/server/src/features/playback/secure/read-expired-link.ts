import { tokenSubject } from "#features/playback/media/token-subject.ts";
import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import { mediaFolder } from "#features/playback/media/media-url.ts";
import { authorizePlayback } from "#features/playback/authorize-playback.ts";
import type { App, Viewer } from "#platform/app.ts";

/** Builds a genuinely signed but expired link, of a title that the viewer may play. */
export async function readExpiredLink(
  app: App,
  viewer: Viewer,
  { id, cut }: { id: string; cut: PlaybackCut },
): Promise<{ url: string }> {
  const { source } = (await authorizePlayback(app, viewer, { id, cut })).opened;
  const { token } = app.media.tokens.issueExpired(tokenSubject(viewer, id));
  const folder = mediaFolder(token, id, { cut, contentHash: source.contentHash });
  return { url: `${folder}master.m3u8` };
}
