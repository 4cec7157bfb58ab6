import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import { requireTime } from "#features/controls/service.ts";
import { findTitle, type Title } from "#features/library/service.ts";
import { requireSubscription } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { openSource, type OpenSource } from "./open-source.ts";

/** The only way to a title's media: checks rating, plan and screen time. */
export async function authorizePlayback(
  app: App,
  viewer: Viewer,
  { id, cut }: { id: string; cut: PlaybackCut },
): Promise<{ title: Title; opened: OpenSource }> {
  const title = findTitle(app, viewer, id);
  // Trailers, and teasers of coming films, are public.
  if (cut === "film" && title.isListed) {
    await requireSubscription(app, viewer);
    await requireTime(app, viewer, id);
  }
  const isCalm = viewer.profile?.controls.calm.noFlashing ?? false;
  return { title, opened: openSource(app, title, cut, { isCalm }) };
}
