import type { Rating } from "@goldmane/contracts/library/limits";
import { ratings } from "@goldmane/contracts/library/limits";
import { AppError } from "@goldmane/contracts/errors";
import { lookUpTitle, type Sight, type Title } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { toTitleRules } from "#platform/identity/title-rules.ts";

/** What each of these profiles may see, as their parents have it now. One that is gone sees nothing. */
export async function readSights(app: App, profileIds: readonly string[]): Promise<Sight[]> {
  const profiles = await Promise.all(profileIds.map((id) => findSessionProfile(app.db, id)));
  return profiles.map((profile) => ({
    highestRating: profile?.highestRating ?? "G",
    titleRules: profile ? toTitleRules(profile.controls) : null,
  }));
}

/** A title that every one of them may see; null for any other. The strictest limit holds for all. */
export function lookUpForAll(app: App, sights: readonly Sight[], titleId: string): Title | null {
  const seen = sights.map((sight) => lookUpTitle(app, sight, titleId));
  return seen.every((title) => title !== null) ? (seen[0] ?? null) : null;
}

/** Names nobody: whose limit it is, is theirs. */
export function requireForAll(app: App, sights: readonly Sight[], titleId: string): Title {
  const title = lookUpForAll(app, sights, titleId);
  if (title) return title;
  const words = "That one is not for everybody here. Choose one that you can all enjoy together.";
  throw new AppError("NOT_ALLOWED", words, { reason: "film" });
}

export function strictestRating(sights: readonly Sight[]): Rating {
  const places = sights.map(({ highestRating }) => ratings.indexOf(highestRating));
  return ratings[Math.min(...places, ratings.length - 1)] ?? "G";
}
