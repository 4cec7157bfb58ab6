import {
  becauseRowsAtMost,
  scarceMinutes,
  rowAtLeast,
  rowAtMost,
  rowAtMostInSmallLibrary,
} from "@goldmane/contracts/recommendations/limits";
import { findAlike, type Title } from "#features/library/service.ts";
import { Claims } from "./claims.ts";
import type { Chosen, Facts, Row } from "./facts.ts";
import { findMood, moodsOf } from "./hour-moods.ts";
import { nameReason, nameStartReason, readLiked } from "./name-reason.ts";
import { rankByTaste, rankForStart } from "./rank.ts";
import { findUnwanted, readHistory, type Watched } from "./read-history.ts";

/** How many history titles are considered as reasons. */
const speakersAtMost = 60;
/** With less history, most of the library would count as new. */
const untriedFrom = 3;

/** Recommendations for a viewer. A pure function of the facts, without randomness. */
export function recommend(facts: Facts): Chosen {
  const unwanted = findUnwanted(facts);
  const wanted = facts.titles.filter(({ id }) => !unwanted.has(id));
  const history = readHistory(facts);
  const isStart = history.every(({ weight }) => weight <= 0);
  const ranked = isStart
    ? rankForStart(facts, wanted)
    : rankByTaste(facts, facts.space.tasteOf(history), wanted);
  const claims = new Claims(ranked, { most: rowAtMost, least: rowAtMostInSmallLibrary });

  const fitting = claims.free.filter((title) => isWithinTime(facts, title));
  const liked = readLiked(facts, history, speakersAtMost);
  const picks = claims.take(mixGenres(fitting, claims.rowSize), { least: 1 }).map((title) => ({
    title,
    reason: isStart ? nameStartReason(facts, title) : nameReason(facts, title, liked),
  }));

  const rows = [
    fillTimeRow(facts, claims),
    ...fillBecauseRows(facts, claims, history),
    fillHourRow(facts, claims),
    fillUntriedRow(claims, history),
  ].filter((row) => row !== null);
  return { basis: isStart ? "start" : "history", picks, rows };
}

/** At most half of one genre, while there are others. */
function mixGenres(ranked: readonly Title[], count: number): Title[] {
  const counts = new Map<string, number>();
  const most = Math.max(1, Math.ceil(count / 2));
  const mixed = ranked.filter(({ genre }) => {
    const before = counts.get(genre) ?? 0;
    counts.set(genre, before + 1);
    return before < most;
  });
  const first = new Set(mixed.slice(0, count));
  return [...first, ...ranked.filter((title) => !first.has(title))];
}

/** Never recommends a film that doesn't fit into the time left. */
function isWithinTime({ timeLeft }: Facts, { durationSeconds }: Title): boolean {
  return timeLeft === null || timeLeft.minutes <= 0 || durationSeconds <= timeLeft.minutes * 60;
}

/** When time is short: titles that end in time. */
function fillTimeRow(facts: Facts, claims: Claims): Row | null {
  const { timeLeft } = facts;
  if (timeLeft === null || timeLeft.minutes < 1) return null;
  const fitting = claims.free.filter((title) => isWithinTime(facts, title));
  const isTelling = timeLeft.minutes <= scarceMinutes || fitting.length < claims.free.length;
  const titles = isTelling ? claims.take(fitting, { least: rowAtLeast }) : [];
  if (titles.length === 0) return null;
  return {
    reason: { kind: timeLeft.endsBy, minutesLeft: Math.floor(timeLeft.minutes) },
    titles,
  };
}

/** Rows of titles similar to the last finished ones. */
function fillBecauseRows(facts: Facts, claims: Claims, history: readonly Watched[]): Row[] {
  const rows: Row[] = [];
  for (const { title, state } of history) {
    if (rows.length >= becauseRowsAtMost) break;
    if (state !== "finished") continue;
    const alike = findAlike(facts.space, title, {
      among: claims.free,
      atMost: claims.rowSize,
    }).map((one) => one.title);
    const titles = claims.take(alike, { least: rowAtLeast });
    if (titles.length > 0) {
      rows.push({ reason: { kind: "finished", title: title.title }, titles });
    }
  }
  return rows;
}

/** A row for the best mood for this time of day that has enough titles. */
function fillHourRow(facts: Facts, claims: Claims): Row | null {
  const { partOfDay, ageGroup } = facts;
  for (const mood of moodsOf(partOfDay, ageGroup)) {
    const fitting = claims.free.filter((title) => findMood(title, [mood]) !== null);
    const titles = claims.take(fitting, { least: rowAtLeast });
    if (titles.length > 0) return { reason: { kind: "hour", mood, partOfDay }, titles };
  }
  return null;
}

/** A row of an unwatched genre: the one that suits best. */
function fillUntriedRow(claims: Claims, history: readonly Watched[]): Row | null {
  if (history.length < untriedFrom) return null;
  const tried = new Set(history.map(({ title }) => title.genre));
  const best = claims.free.find(({ genre }) => !tried.has(genre))?.genre;
  if (best === undefined) return null;
  const ofIt = claims.free.filter(({ genre }) => genre === best);
  const titles = claims.take(ofIt, { least: rowAtLeast });
  return titles.length > 0 ? { reason: { kind: "untried", genre: best }, titles } : null;
}
