import { genres } from "@goldmane/contracts/library/limits";
import type { TitleCard, TitleDetail } from "@goldmane/contracts/library/schema";
import type { Watching } from "@goldmane/contracts/playback/schema";

/** Five films per genre except Kids, which is empty, to cover both kinds of genre page. */
const titles: TitleCard[] = genres
  .filter(({ slug }) => slug !== "kids")
  .flatMap(({ slug, name, colors }) =>
    Array.from({ length: 5 }, (_, index) => ({
      id: `${slug}-${index}`,
      title: `The ${name} Film With a Rather Long Name, Part ${index + 1}`,
      tagline: "Somebody small goes up a hill with a lamp.",
      source: "original" as const,
      genre: slug,
      rating: "PG" as const,
      year: 2026,
      durationSeconds: 90,
      moods: ["tender", "funny"],
      posterUrl: `/media/art/${slug}-${index}/poster`,
      backdropUrl: `/media/art/${slug}-${index}/backdrop`,
      colors: [...colors] satisfies [string, string],
    })),
  );

const watched: Watching[] = titles
  .slice(5, 8)
  .map((title, index) => ({ ...title, positionSeconds: 20 * (index + 1), updatedAt: 3 - index }));

function detail(id: string): TitleDetail | undefined {
  const title = titles.find((one) => one.id === id);
  return (
    title && {
      ...title,
      synopsis: "Every evening the lamps of the valley go out, and somebody lights them again.",
      ratingReason: "One short moment in the dark.",
      director: "The house",
      cast: [{ name: "Leo", role: "The lamplighter", portraitUrl: null }],
      themes: ["courage"],
      episodes: [],
      next: titles[1] ?? null,
    }
  );
}

/** The API's response for a path; undefined if there is none. */
export function respond(path: string): object | undefined {
  if (path === "/api/animations") return titles;
  if (path === "/api/animations/featured") return titles.slice(0, 6);
  if (path === "/api/animations/popular") return titles.toReversed();
  if (path === "/api/watching") return watched;
  if (/^\/api\/titles\/[^/]+\/similar$/.test(path)) {
    return titles.slice(0, 4).map((title) => ({ title, reason: { kind: "mood", mood: "tender" } }));
  }
  const id = /^\/api\/titles\/([^/]+)$/.exec(path)?.[1];
  return id === undefined ? undefined : detail(id);
}
