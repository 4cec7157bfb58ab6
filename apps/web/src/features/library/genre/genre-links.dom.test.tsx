import { genres } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GenreLinks } from "./genre-links.tsx";

const titles = genres.flatMap(({ slug, name }) =>
  [1, 2, 3].map((place): TitleCard => ({
    id: `${slug}-${place}`,
    title: `${name} ${place}`,
    tagline: "",
    source: "original",
    genre: slug,
    rating: "G",
    year: 2026,
    durationSeconds: 60,
    moods: [],
    posterUrl: "",
    backdropUrl: "",
    colors: ["#000000", "#ffffff"],
  })),
);

let isStill = false;

/** The films shown in the first two links. */
function linkTexts(): (string | undefined)[] {
  return ["Sci-Fi", "Fantasy"].map(
    (name) => screen.getByRole("link", { name }).querySelector("[aria-hidden]")?.textContent,
  );
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  isStill = false;
  vi.useFakeTimers();
  // Genre delays are 5 s, 10 s and so on, alternating.
  let calls = 0;
  vi.spyOn(Math, "random").mockImplementation(() => calls++ % 2);
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
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
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("each link cycles through its genre's films in its own time, 5 to 10 s each", () => {
  render(<GenreLinks titles={titles} />);
  expect(linkTexts()).toEqual(["Sci-Fi 22 of 3 movies", "Fantasy 22 of 3 movies"]);
  pass(5000);
  expect(linkTexts()).toEqual(["Sci-Fi 33 of 3 movies", "Fantasy 22 of 3 movies"]);
  pass(5000);
  expect(linkTexts()[1]).toBe("Fantasy 33 of 3 movies");
});

test("one button pauses and resumes all links", () => {
  render(<GenreLinks titles={titles} />);
  fireEvent.click(screen.getByRole("button", { name: "Pause genre previews" }));
  pass(60_000);
  expect(linkTexts()).toEqual(["Sci-Fi 22 of 3 movies", "Fantasy 22 of 3 movies"]);
  fireEvent.click(screen.getByRole("button", { name: "Play genre previews" }));
  pass(10_000);
  expect(linkTexts()).not.toEqual(["Sci-Fi 22 of 3 movies", "Fantasy 22 of 3 movies"]);
});

test("with reduced motion the links are still, and each leads to its genre page", () => {
  isStill = true;
  render(<GenreLinks titles={titles} />);
  pass(60_000);
  expect(linkTexts()[0]).toBe("Sci-Fi 22 of 3 movies");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    genres.map(({ slug }) => `/${slug}`),
  );
});

test("a link without films is shown too", () => {
  render(<GenreLinks titles={[]} />);
  expect(screen.getAllByRole("link")).toHaveLength(6);
});
