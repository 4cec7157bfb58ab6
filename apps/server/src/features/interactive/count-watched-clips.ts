import { momentsAlong } from "@goldmane/branching/script";
import type { PathReport } from "@goldmane/contracts/interactive/schema";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { countWatched } from "#features/controls/service.ts";
import type { InteractiveTitle, Title } from "#features/library/service.ts";
import { recordWatching } from "#features/watchlist/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";

/**
 * Counts a report's seconds as screen time and in the viewing history, like those of other films.
 * The film counts as watched once an ending is reached and most of its path was played.
 */
export async function countWatchedClips(
  app: App,
  viewer: ProfileViewer,
  interactive: InteractiveTitle,
  report: PathReport,
): Promise<TimeLeft | null> {
  const { watchedSeconds, isReadAlong } = report;
  const { at, pathSeconds } = measure(interactive, report);
  const toSeconds = Math.max(at, watchedSeconds);
  const durationSeconds = pathSeconds ?? Math.max(interactive.title.durationSeconds, toSeconds * 2);
  const title: Title = { ...interactive.title, durationSeconds };
  const watched = { title, fromSeconds: toSeconds - watchedSeconds, toSeconds };
  const timeLeft = await countWatched(app, viewer, watched);
  await recordWatching(app, viewer, { ...watched, timeLeft, isReadAlong });
  return timeLeft;
}

/** Seconds from the start to the report's place, and to the end of its path if it has one. */
function measure(
  { facts, script }: InteractiveTitle,
  { path, clip, positionSeconds }: PathReport,
): { at: number; pathSeconds: number | null } {
  const moments = momentsAlong(script(), path);
  const last = moments.at(-1);
  const sum = (clips: readonly string[]) =>
    clips.reduce((total, id) => total + (facts.clips[id] ?? 0), 0);
  const whole = moments.reduce((total, { clips }) => total + sum(clips), 0);
  const index = last?.clips.indexOf(clip) ?? -1;
  // While the moment waits, its clips are over.
  const ahead = index < 0 ? 0 : sum(last?.clips.slice(index) ?? []) - positionSeconds;
  const pathSeconds = last?.next.kind === "ending" ? whole : null;
  return { at: Math.max(0, whole - ahead), pathSeconds };
}
