import { heroSlideCount, heroTurnMs } from "@goldmane/contracts/directory/showcase/limits";
import type { HeroSlide } from "@goldmane/contracts/directory/showcase/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showcaseQuery } from "#features/directory/showcase/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { HeroSlides } from "./hero-slides.tsx";

const slides = Array.from({ length: heroSlideCount }, (_, index): HeroSlide => ({
  id: `image-${index + 1}`,
  type: "image",
  src: `/media/${index + 1}`,
  titleId: `film-${index + 1}`,
  title: `Film ${index + 1}`,
  subtitle: `Line ${index + 1}`,
  backdropUrl: `/media/${index + 1}`,
  colors: ["#000000", "#ffffff"],
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(given: readonly HeroSlide[]) {
  const cache = createQueryCache();
  cache.setQueryData(showcaseQuery.queryKey, { slides: [...given], rotation: [], clips: [] });
  return render(
    <QueryClientProvider client={cache}>
      <HeroSlides />
    </QueryClientProvider>,
  );
}

function shown(): string {
  return document.querySelector("[data-current='true']")?.textContent ?? "";
}

test("one slide follows the other with its line, and the first comes after the last", () => {
  show(slides);
  const seen = slides.map(() => {
    const text = shown();
    act(() => void vi.advanceTimersByTime(heroTurnMs));
    return text;
  });
  expect(seen.every((text, index) => text.includes(`Line ${index + 1}`))).toBe(true);
  expect(shown()).toContain("Film 1");
});

test("stopping keeps the current slide", () => {
  show(slides);
  fireEvent.click(screen.getByRole("button", { name: /stop|pause/i }));
  act(() => void vi.advanceTimersByTime(heroTurnMs * 3));
  expect(shown()).toContain("Film 1");
});

test("with nothing to show there is no empty frame", () => {
  expect(show([]).container.innerHTML).toBe("");
});
