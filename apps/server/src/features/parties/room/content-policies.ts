import type { Rating } from "@goldmane/contracts/library/limits";
import { ratings } from "@goldmane/contracts/library/limits";
import type { Language } from "@goldmane/contracts/languages";
import { AppError } from "@goldmane/contracts/errors";
import { lookUpTitle, type ContentPolicy, type Title } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { toTitleRules } from "#platform/identity/viewer/title-rules.ts";

/** The current content policy of each profile. A deleted profile gets the strictest rating. */
export async function readContentPolicies(
  app: App,
  profileIds: readonly string[],
): Promise<ContentPolicy[]> {
  const profiles = await Promise.all(profileIds.map((id) => findSessionProfile(app.db, id)));
  return profiles.map((profile) => ({
    highestRating: profile?.highestRating ?? "G",
    titleRules: profile ? toTitleRules(profile.controls) : null,
  }));
}

/** A title that all of them are allowed to see; null for any other. */
export function lookUpForAll(
  app: App,
  policies: readonly ContentPolicy[],
  titleId: string,
  language: Language = "en",
): Title | null {
  const seen = policies.map((policy) => lookUpTitle(app, { ...policy, language }, titleId));
  return seen.every((title) => title !== null) ? (seen[0] ?? null) : null;
}

/** The error does not reveal whose limit forbids the title. */
export function requireForAll(
  app: App,
  policies: readonly ContentPolicy[],
  titleId: string,
): Title {
  const title = lookUpForAll(app, policies, titleId);
  if (title) return title;
  const message = "Not everyone here can watch this film. Choose another one.";
  throw new AppError("NOT_ALLOWED", message, { reason: "film" });
}

export function strictestRating(policies: readonly ContentPolicy[]): Rating {
  const places = policies.map(({ highestRating }) => ratings.indexOf(highestRating));
  return ratings[Math.min(...places, ratings.length - 1)] ?? "G";
}
