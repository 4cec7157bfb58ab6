import { linkCount } from "@goldmane/contracts/directory/limits";
import type { Link } from "@goldmane/contracts/directory/schema";
import { heroMediaCount } from "@goldmane/contracts/directory/showcase/limits";
import type { HeroMedium } from "@goldmane/contracts/directory/showcase/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { LinksCarousel } from "./links-carousel.tsx";
import { linksQuery } from "./queries.ts";
import { showcaseQuery } from "./showcase/queries.ts";

const links = Array.from({ length: linkCount }, (_, index): Link => ({
  id: index + 1,
  name: `Link ${index + 1}`,
  url: `https://link${index + 1}.example`,
  category: "Tech",
  color: "#336699",
  icon: "L",
  logo: null,
}));
const rotation = Array.from({ length: heroMediaCount }, (_, index): HeroMedium => ({
  id: `image-${index + 1}`,
  type: "image",
  src: `/media/${index + 1}`,
  titleId: `film-${index + 1}`,
  title: `Film ${index + 1}`,
  backdropUrl: `/media/${index + 1}`,
  colors: ["#000000", "#ffffff"],
}));

/** Renders the carousel with a hero that has the same media. */
function Page() {
  const [mediaTurn, setMediaTurn] = useState(0);
  return (
    <LinksCarousel mediaTurn={mediaTurn} onTurn={(by) => setMediaTurn((before) => before + by)} />
  );
}

function show(given: readonly Link[]) {
  const cache = createQueryCache();
  const right = given.length === 0 ? "closed" : "open";
  cache.setQueryData(linksQuery.queryKey, { right, links: [...given] });
  cache.setQueryData(showcaseQuery.queryKey, { slides: [], rotation, clips: [] });
  return render(
    <QueryClientProvider client={cache}>
      <Suspense>
        <Page />
      </Suspense>
    </QueryClientProvider>,
  );
}

/** The link in the middle and the film on the screen. */
function shown(): string[] {
  const slide = document.querySelector("[data-current='true']")?.getAttribute("aria-label") ?? "";
  return [slide, screen.getByRole("link", { name: /^Film/ }).textContent ?? ""];
}

function pass(milliseconds: number): void {
  // Each turn schedules the next after rendering.
  for (let left = milliseconds; left > 0; left -= 1000)
    act(() => void vi.advanceTimersByTime(Math.min(left, 1000)));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("link and picture advance together every 3 seconds", () => {
  show(links);
  expect(shown()).toEqual(["1 of 150: Link 1", "Film 1"]);
  pass(3000);
  expect(shown()).toEqual(["2 of 150: Link 2", "Film 2"]);
  pass(14 * 3000);
  expect(shown()).toEqual(["16 of 150: Link 16", "Film 1"]);
});

test("PREV steps both back, each around its own end, and they rest for 10 seconds", () => {
  show(links);
  fireEvent.click(screen.getByRole("button", { name: /PREV/ }));
  expect(shown()).toEqual(["150 of 150: Link 150", "Film 15"]);
  pass(10_000);
  expect(shown()).toEqual(["150 of 150: Link 150", "Film 15"]);
  pass(3000);
  expect(shown()).toEqual(["1 of 150: Link 1", "Film 1"]);
  fireEvent.click(screen.getByRole("button", { name: /NEXT/ }));
  expect(shown()).toEqual(["2 of 150: Link 2", "Film 2"]);
});

test("stopping leaves both where they were", () => {
  show(links);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  pass(60_000);
  expect(shown()).toEqual(["1 of 150: Link 1", "Film 1"]);
});

test("nothing stands there where a parent closed the links", () => {
  expect(show([]).container.textContent).toBe("");
});
