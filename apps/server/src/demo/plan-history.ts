import { earnedBy, type ProfileFacts } from "@goldmane/contracts/achievements/rules";
import type { BadgeId } from "@goldmane/contracts/achievements/limits";
import {
  addDays,
  toInstant,
  toLocalTime,
  toMinutes,
  weekdayOf,
} from "@goldmane/contracts/controls/local-time";
import { longestStreak } from "@goldmane/contracts/watchlist/rules";
import { originals } from "@goldmane/originals/catalog.gen";
import { glances } from "@goldmane/originals/glances.gen";
import type { DemoViewing } from "./demo-viewing.ts";

/** A film that was watched to its end. */
type WatchedFilm = {
  titleId: string;
  title: string;
  genre: string;
  durationSeconds: number;
  day: string;
  /** When it ended. */
  at: number;
  wasSaved: boolean;
};

type BegunFilm = {
  titleId: string;
  durationSeconds: number;
  positionSeconds: number;
  at: number;
};

export type History = {
  watched: readonly WatchedFilm[];
  begun: readonly BegunFilm[];
  saved: readonly { titleId: string; at: number }[];
  badges: readonly { id: BadgeId; at: number }[];
};

type Moment = { now: number; timeZone: string };

const minuteMs = 60_000;
/** Between two films of a day. */
const pauseMs = minuteMs;

/** Turns watched days into dated facts, as seen from `now`; all of them are in the past. */
export function planHistory(viewing: DemoViewing, { now, timeZone }: Moment): History {
  const today = toLocalTime(now, timeZone).day;
  const watched = viewing.days.flatMap(({ daysAgo, at, titleIds }) => {
    const day = addDays(today, -daysAgo);
    let end = toInstant({ day, minute: toMinutes(at) }, timeZone);
    return titleIds.map((titleId): WatchedFilm => {
      const film = findFilm(titleId);
      end += film.durationSeconds * 1000 + pauseMs;
      return { ...film, day, at: end, wasSaved: viewing.wereSaved.includes(titleId) };
    });
  });
  const last = watched.at(-1)?.at ?? now;
  return {
    watched,
    begun: viewing.begun.map(({ titleId, share }, place) => {
      const { durationSeconds } = findFilm(titleId);
      const positionSeconds = Math.round(durationSeconds * share);
      return { titleId, durationSeconds, positionSeconds, at: last + (5 - place) * minuteMs };
    }),
    saved: viewing.saved.map((titleId, place) => ({ titleId, at: last - (1 + place) * minuteMs })),
    badges: findBadges(watched),
  };
}

/** Every badge at the end of the film that earned it. */
function findBadges(watched: readonly WatchedFilm[]): History["badges"] {
  const earned = new Map<BadgeId, number>();
  for (const [place, { at }] of watched.entries()) {
    for (const id of earnedBy(factsOf(watched.slice(0, place + 1)), null)) {
      if (!earned.has(id)) earned.set(id, at);
    }
  }
  return [...earned].map(([id, at]) => ({ id, at }));
}

function factsOf(watched: readonly WatchedFilm[]): ProfileFacts {
  return {
    films: new Set(watched.map(({ titleId }) => titleId)).size,
    genres: new Set(watched.map(({ genre }) => genre)).size,
    streak: longestStreak(watched.map(({ day }) => day)),
    calmStreak: 0,
    games: new Set(),
    feats: { missions: 0, slimeStars: 0, arcadeWins: 0, realms: 0 },
    endings: { found: 0, completeFilms: 0 },
    landings: new Map(),
    promises: new Set(watched.flatMap((film) => (film.wasSaved ? [film.titleId] : []))).size,
  };
}

function findFilm(titleId: string) {
  const film = originals.find(({ id }) => id === titleId);
  const glance = glances[titleId];
  if (!film || !glance) throw new Error(`The demo names a film that doesn't exist: ${titleId}`);
  const { title, genre } = film.story;
  return { titleId, title, genre, durationSeconds: glance.seconds };
}

const friday = 5;
const partyMinute = 19 * 60;
const dayMs = 24 * 60 * minuteMs;

/** The first Friday at 7 PM that is more than a day away. */
export function nextMovieNight({ now, timeZone }: Moment): number {
  const today = toLocalTime(now, timeZone).day;
  const days = (friday - weekdayOf(today) + 7) % 7;
  const first = toInstant({ day: addDays(today, days), minute: partyMinute }, timeZone);
  if (first > now + dayMs) return first;
  return toInstant({ day: addDays(today, days + 7), minute: partyMinute }, timeZone);
}
