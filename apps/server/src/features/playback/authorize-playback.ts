import { AppError } from "@goldmane/contracts/errors";
import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import { requireTime } from "#features/controls/service.ts";
import { findInteractive, lookUpTitle, type Title } from "#features/library/service.ts";
import { requireSubscription } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { openClipsTrailer } from "./clips/open-clip.ts";
import { openSource, type OpenSource } from "./open-source.ts";

/** The only way to a title's media: checks rating, plan and screen time. */
export async function authorizePlayback(
  app: App,
  viewer: Viewer,
  { id, cut }: { id: string; cut: PlaybackCut },
): Promise<{ title: Title; opened: OpenSource }> {
  const isCalm = viewer.profile?.controls.calm.noFlashing ?? false;
  const title = lookUpTitle(app, viewer, id);
  if (!title) {
    // An interactive film has a trailer; the film itself is played by its clips.
    const interactive = findInteractive(app, viewer, id);
    if (cut === "film") throw new AppError("NOT_FOUND", "This film is played clip by clip.");
    const source = openClipsTrailer(app, interactive, { isCalm });
    return { title: interactive.title, opened: { source, intro: null, creditsAtSeconds: null } };
  }
  // Trailers, and teasers of coming films, are public.
  if (cut === "film" && title.isListed) {
    await requireSubscription(app, viewer);
    await requireTime(app, viewer, id);
  }
  return { title, opened: openSource(app, title, cut, { isCalm }) };
}
