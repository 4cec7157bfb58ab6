import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { linksQuery } from "#features/directory/queries.ts";
import { listRooms } from "#pages/explore/areas.ts";
import { FeatureCards } from "#pages/home/sections/feature-cards.tsx";
import { routes } from "#platform/routes.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { findPage, hasPage } from "./pages.ts";

afterEach(cleanup);

/** VIBES has a section of its own on the home page, and the Game Collection leads to the games. */
const elsewhere = new Set<string>([routes.vibes, routes.games]);
const listCarded = () => listRooms().filter(({ path }) => !elsewhere.has(path));

/** The links of the home page's feature cards. */
function cardsOf(isOpen: (path: string) => boolean): (string | null)[] {
  const cache = createQueryCache();
  cache.setQueryData(linksQuery.queryKey, { right: "closed", links: [] });
  render(
    <QueryClientProvider client={cache}>
      <Suspense>
        <FeatureCards hasPage={isOpen} />
      </Suspense>
    </QueryClientProvider>,
  );
  return screen.queryAllByRole("link").map((card) => card.getAttribute("href"));
}

test("shows a card only for features that have a page", () => {
  const home = findPage("/streaming").page;
  const built = listCarded().filter(({ path }) => findPage(path).page !== home);
  expect(cardsOf(hasPage)).toEqual(built.map(({ path }) => path));
});

test("shows one distinct card per feature when all have pages", () => {
  const cards = cardsOf(() => true);
  expect(cards).toHaveLength(listCarded().length);
  expect(new Set(cards).size).toBe(cards.length);
});
