import { describeLength } from "#platform/describe-length.ts";
import { say } from "#platform/words/say.ts";
import type { Galaxy, Planet } from "./galaxy/galaxy.ts";

/** From this fit on, a planet is called a match. */
const matchFrom = 0.75;

/** What is known of a planet, in one line: its episode, its length, and why it might be the one. */
export function describePlanet({ title, fit, progress }: Planet): string {
  const { series } = title;
  return [
    series ? say`${series.name} · Episode ${series.episode}` : "",
    describeLength(title.durationSeconds),
    title.rating,
    progress !== null ? say`In progress` : fit >= matchFrom ? say`Great match` : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** Planets in the order of the autopilot's tour: the best fits first. */
export function listTour({ planets }: Galaxy): readonly Planet[] {
  return planets.toSorted((a, b) => b.fit - a.fit || (a.id < b.id ? -1 : 1));
}
