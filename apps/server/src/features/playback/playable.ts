import { AppError } from "@goldmane/contracts/errors";
import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import type { Title } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { filmFacts } from "#platform/media/film/film-facts.ts";
import type { SegmentSource } from "#platform/media/segment-source.ts";
import { perApp } from "#platform/per-app.ts";

type Span = { startSeconds: number; endSeconds: number };

/** A title opened for playing: where its media comes from, and the parts of it that a player names. */
export type Playable = {
  source: SegmentSource;
  intro: Span | null;
  creditsAtSeconds: number | null;
};

/** Opening compiles a story or parses a probe; the titles opened last stay open. */
const keptOpen = 300;

const opened = perApp(() => new Map<string, Playable>());

/** @throws AppError NOT_FOUND for the trailer of an operator's film: there is none. */
export async function openPlayable(app: App, title: Title, cut: PlaybackCut): Promise<Playable> {
  const kept = recallPlayable(app, title, cut);
  if (kept) return kept;
  const playable = await open(app, title, cut);
  const titles = opened(app);
  titles.set(keyOf(title, cut), playable);
  for (const oldest of [...titles.keys()].slice(0, -keptOpen)) titles.delete(oldest);
  return playable;
}

/** What is open already, at once. */
export function recallPlayable(app: App, title: Title, cut: PlaybackCut): Playable | null {
  return opened(app).get(keyOf(title, cut)) ?? null;
}

function keyOf({ id, version }: Title, cut: PlaybackCut): string {
  return `${id} ${version} ${cut}`;
}

async function open(app: App, title: Title, cut: PlaybackCut): Promise<Playable> {
  if (title.made.by === "operator") {
    if (cut === "trailer") throw new AppError("NOT_FOUND", "This film has no trailer.");
    throw new AppError("UNAVAILABLE", "Not yet");
  }
  const { story, trailer, poster } = title.made.original;
  const recipe = { story, cut, poster, ...(trailer && { moments: trailer }) };
  const facts = filmFacts(recipe);
  return {
    source: app.media.openFilm(recipe, facts),
    intro: facts.intro,
    creditsAtSeconds: facts.creditsAtSeconds,
  };
}
