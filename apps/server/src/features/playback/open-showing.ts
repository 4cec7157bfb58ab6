import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import { findTitle, type Title } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { openPlayable, type Playable } from "./playable.ts";

/** The one way to a title's media: whoever gets past here may play it. */
export function openShowing(
  app: App,
  viewer: Viewer,
  { id, cut }: { id: string; cut: PlaybackCut },
): { title: Title; playable: Playable } {
  const title = findTitle(app, viewer, id);
  return { title, playable: openPlayable(app, title, cut) };
}
