import { setImmediate as nextTurn } from "node:timers/promises";
import type { ClipMedia, InteractivePlayback } from "@goldmane/contracts/interactive/playback";
import { describeVariants } from "@goldmane/media/package/answer-part";
import { bedTiming } from "@goldmane/sound/beds/bed";
import { stillUrl } from "#features/library/service.ts";
import { clipFolder } from "#features/playback/media/media-url.ts";
import { tokenSubject } from "#features/playback/media/token-subject.ts";
import { presentSource } from "#features/playback/present-source.ts";
import { beginStream } from "#features/playback/streams/begin-stream.ts";
import type { App, SessionViewer } from "#platform/app.ts";
import { authorizeClips } from "./authorize-clips.ts";
import { bedName, bedUrl, listBeds } from "./beds.ts";
import { openClip } from "./open-clip.ts";

/**
 * Starts playback of an interactive film: returns links to all of its clips and to the music under
 * them, which work in this browser session only, for some hours.
 */
export async function startClips(
  app: App,
  viewer: SessionViewer,
  id: string,
): Promise<InteractivePlayback> {
  const { interactive, isCalm } = await authorizeClips(app, viewer, id);
  await beginStream(app, viewer, id);
  const { title, film } = interactive;
  const { token, expiresAt } = app.media.tokens.issue(tokenSubject(viewer, id));
  const clips: Record<string, ClipMedia> = {};
  for (const [clip, { music }] of Object.entries(film.clips)) {
    const source = openClip(app, interactive, clip, { isCalm });
    const media = presentSource(source, {
      startUrl: `/media/titles/${id}/clips/${clip}/start.mp4`,
      variants: describeVariants(app.media.packager, source),
      folder: clipFolder(token, id, { clip, contentHash: source.contentHash }),
    });
    clips[clip] = {
      ...media,
      posterUrl: stillUrl(title, clip),
      bed: music ? bedName(music) : null,
    };
    // Opening a clip for the first time takes milliseconds, and a film has dozens.
    await nextTurn();
  }
  const beds = [...listBeds(film)].map(([name, bed]) => {
    const { loopSeconds, seconds } = bedTiming(bed);
    return [name, { url: bedUrl(app, film, name), loopSeconds, seconds }] as const;
  });
  return { filmId: id, clips, beds: Object.fromEntries(beds), expiresAt };
}
