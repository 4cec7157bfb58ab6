import fc from "fast-check";
import { expect, test } from "vitest";
import { genres, ratings } from "./limits.ts";
import { sortTitles, titleOrders } from "./orders.ts";
import { isWithinRating, nameGenre } from "./rules.ts";
import { rating } from "./schema.ts";

const anyRating = fc.constantFrom(...ratings);

test("a higher limit shows everything a lower one shows", () => {
  fc.assert(
    fc.property(anyRating, anyRating, anyRating, (shown, low, high) => {
      expect(isWithinRating(shown, shown)).toBe(true);
      if (isWithinRating(low, high) && isWithinRating(shown, low))
        expect(isWithinRating(shown, high)).toBe(true);
      expect(isWithinRating(low, high) && isWithinRating(high, low)).toBe(low === high);
    }),
  );
});

test("a G film is for everyone, and an R film only for a limit of R", () => {
  for (const highest of ratings) {
    expect(rating.parse(highest)).toBe(highest);
    expect(isWithinRating("G", highest)).toBe(true);
    expect(isWithinRating("R", highest)).toBe(highest === "R");
  }
});

test("every genre has a name of its own", () => {
  expect(new Set(genres.map(({ slug }) => nameGenre(slug))).size).toBe(genres.length);
});

const titles = fc.array(
  fc.record({
    id: fc.uuid(),
    title: fc.constantFrom("The Bell", "bell", "A Bell", "An Apple", "Theo", "Zebra"),
    year: fc.integer({ min: 2020, max: 2024 }),
    durationSeconds: fc.integer({ min: 60, max: 64 }),
    rating: anyRating,
  }),
);

test("sorting loses no title, and changes nothing the second time", () => {
  fc.assert(
    fc.property(titles, fc.constantFrom(...titleOrders), (list, order) => {
      const sorted = sortTitles(list, order);
      expect(new Set(sorted)).toEqual(new Set(list));
      expect(sorted).toHaveLength(list.length);
      expect(sortTitles(sorted, order)).toEqual(sorted);
    }),
  );
});

test("titles are in the order that was asked for, and equal ones keep their places", () => {
  const bare = (title: string) => title.replace(/^(the|an?) /i, "").toLowerCase();
  fc.assert(
    fc.property(titles, (list) => {
      const pairs = (order: (typeof titleOrders)[number]) => {
        const sorted = sortTitles(list, order);
        return sorted.slice(1).map((next, at) => [sorted[at] ?? next, next] as const);
      };
      for (const [one, next] of pairs("newest")) expect(one.year).toBeGreaterThanOrEqual(next.year);
      for (const [one, next] of pairs("title"))
        expect(bare(one.title) <= bare(next.title), `${one.title}, ${next.title}`).toBe(true);
      for (const [one, next] of pairs("gentlest")) {
        expect(isWithinRating(one.rating, next.rating)).toBe(true);
        if (one.rating === next.rating) expect(list.indexOf(one)).toBeLessThan(list.indexOf(next));
      }
      for (const [one, next] of pairs("shortest")) {
        expect(one.durationSeconds).toBeLessThanOrEqual(next.durationSeconds);
        if (one.durationSeconds === next.durationSeconds)
          expect(list.indexOf(one)).toBeLessThan(list.indexOf(next));
      }
    }),
  );
});
