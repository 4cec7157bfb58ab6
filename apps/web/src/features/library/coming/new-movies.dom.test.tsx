import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { previewsQuery } from "#features/library/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { NewMovies } from "./new-movies.tsx";

function film(place: number, rest: Partial<TheatricalPreview> = {}): TheatricalPreview {
  return {
    id: `film-${place}`,
    title: `Film ${place}`,
    genre: "Kids",
    rating: "G",
    runtime: 90,
    releaseDate: "2027-02-12",
    studio: "Goldmane",
    director: "Ina Bell",
    description: "Somebody small goes up a hill.",
    anticipationLevel: "Medium",
    trailerAvailable: true,
    trailerUrl: `/watch/film-${place}`,
    posterUrl: `/media/${place}`,
    video: null,
    ...rest,
  };
}

const seven = [1, 2, 3, 4, 5, 6, 7].map((place) => film(place));

function show(previews: TheatricalPreview[] | null, allHref: string | null = "/previews") {
  const cache = createQueryCache();
  if (previews) cache.setQueryData(previewsQuery.queryKey, previews);
  return render(
    <QueryClientProvider client={cache}>
      <NewMovies allHref={allHref} />
    </QueryClientProvider>,
  );
}

const shown = () => screen.getByRole("heading", { level: 3 }).textContent;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("of all that are to come the first five are shown in turn, each for 5 s", () => {
  show(seven);
  const seen = [shown()];
  for (let turns = 0; turns < 5; turns += 1) {
    pass(5000);
    seen.push(shown());
  }
  expect(seen).toEqual(["Film 1", "Film 2", "Film 3", "Film 4", "Film 5", "Film 1"]);
});

test("pressing one shows it and stays on the page; its sign leads to its trailer", () => {
  show([film(1), film(2, { trailerAvailable: false, trailerUrl: null }), film(3)]);
  fireEvent.click(screen.getByRole("button", { name: "Film 2" }));
  expect(shown()).toBe("Film 2");
  expect(screen.queryByRole("link", { name: "Trailer of Film 2" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Watch trailer" })).toBeNull();
  const trailer = screen.getByRole("link", { name: "Trailer of Film 3" });
  expect(trailer.getAttribute("href")).toBe("/watch/film-3");
});

test("marks the most anticipated film and links to all theatrical releases", () => {
  show([film(1, { anticipationLevel: "High" }), film(2)]);
  expect(screen.getByText("MOST ANTICIPATED")).toBeDefined();
  const all = screen.getByRole("link", { name: "View All Theatrical Releases" });
  expect(all.getAttribute("href")).toBe("/previews");
  pass(5000);
  expect(screen.queryByText("MOST ANTICIPATED")).toBeNull();
});

test("its button holds it", () => {
  show(seven);
  fireEvent.click(screen.getByRole("button", { name: "Pause new movies" }));
  pass(60_000);
  expect(shown()).toBe("Film 1");
});

test("a spinner turns until they are here", () => {
  show(null);
  expect(screen.getByRole("status", { name: "Loading" })).toBeDefined();
});

test("where none is to come there is the Preview Zone, as long as it has a page", () => {
  show([]);
  expect(screen.getByRole("link", { name: "Watch Previews" }).getAttribute("href")).toBe(
    "/previews",
  );
  cleanup();
  expect(show([], null).container.textContent).toBe("");
});
