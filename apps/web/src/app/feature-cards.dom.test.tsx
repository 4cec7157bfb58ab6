import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { linksQuery } from "#features/directory/queries.ts";
import { featureLinks } from "#pages/home/sections/feature-links.ts";
import { FeatureCards } from "#pages/home/sections/feature-cards.tsx";
import { createQueryCache } from "#platform/query-cache.ts";
import { findPage, hasPage } from "./pages.ts";

afterEach(cleanup);

/** Where the cards of the home page's rooms lead. */
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

test("a room has a card as soon as its address has a page, and none before", () => {
  const home = findPage("/streaming").page;
  const built = featureLinks().filter(({ path }) => findPage(path).page !== home);
  expect(cardsOf(hasPage)).toEqual(built.map(({ path }) => path));
});

test("in a house where all is built there is a card for each room, and no two alike", () => {
  const cards = cardsOf(() => true);
  expect(cards).toHaveLength(featureLinks().length);
  expect(new Set(cards).size).toBe(cards.length);
});
