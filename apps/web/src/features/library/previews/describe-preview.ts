import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { describeLength } from "#platform/describe-length.ts";
import { formatDate } from "#platform/words/formats.ts";

/** Where a preview's trailer plays: here, externally, or nowhere. */
export type TrailerPlace = { in: "app"; titleId: string } | { in: "outside"; url: string } | null;

export function findTrailer({
  trailerAvailable,
  trailerUrl,
  video,
}: Pick<TheatricalPreview, "trailerAvailable" | "trailerUrl" | "video">): TrailerPlace {
  if (!trailerAvailable) return null;
  if (video !== null) return { in: "app", titleId: video };
  return trailerUrl?.startsWith("https://") ? { in: "outside", url: trailerUrl } : null;
}

/** "1 h 32 min"; empty if unknown. */
export function describeRuntime(minutes: number | null): string | null {
  return minutes === null ? null : describeLength(minutes * 60);
}

/** Formats an ISO date, such as "4 December 2026". */
export function describeDay(day: string): string {
  return formatDate(new Date(`${day}T12:00`), { dateStyle: "long" });
}
