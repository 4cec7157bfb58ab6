import type { Reason } from "@goldmane/contracts/recommendations/schema";
import type { Taste, Title } from "#features/library/service.ts";
import type { Facts } from "./facts.ts";
import { findMood, moodsOf } from "./hour-moods.ts";
import type { Watched } from "./read-history.ts";

/** Similarity above which one title is a reason for another. */
const alikeFrom = 0.06;
/** Cast is a better reason than mood. */
const people = new Set(["character", "performer", "director"]);

export type Liked = { watched: Watched; taste: Taste };

/** Per-title tastes, to find which title explains another. */
export function readLiked({ space }: Facts, history: readonly Watched[], atMost: number): Liked[] {
  return history
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, atMost)
    .map((watched) => ({ watched, taste: space.tasteOf([{ ...watched, weight: 1 }]) }));
}

/** The reason for a viewer with history. */
export function nameReason(facts: Facts, title: Title, liked: readonly Liked[]): Reason {
  let closest: { by: Liked; score: number } | null = null;
  for (const by of liked) {
    const score = facts.space.measure(by.taste, title) * by.watched.weight;
    if (!closest || score > closest.score) closest = { by, score };
  }
  if (closest && closest.score > 0) {
    const { watched, taste } = closest.by;
    const shared = facts.space.nameShared(taste, title);
    if (shared && people.has(shared.kind)) return shared;
    const isAlike = facts.space.measure(taste, title) >= alikeFrom;
    if (isAlike && watched.state !== "left") {
      return { kind: watched.state, title: watched.title.title };
    }
    if (shared) return shared;
  }
  return nameStartReason(facts, title);
}

/** The reason for a viewer known only by age group. */
export function nameStartReason(facts: Facts, title: Title): Reason {
  const { partOfDay, ageGroup, countViews } = facts;
  const mood = findMood(title, moodsOf(partOfDay, ageGroup));
  if (mood) return { kind: "hour", mood, partOfDay };
  return countViews(title.id) >= popularFrom ? { kind: "popular" } : { kind: "ageGroup", ageGroup };
}

/** Minimum plays for "popular". */
const popularFrom = 5;
