import type { TitleCard } from "@goldmane/contracts/library/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { dismissed } from "./dismissed.ts";
import { RecommendationRow } from "./recommendation-row.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dismissed.set(new Set());
});

function film(id: string): TitleCard {
  return {
    id,
    title: `Film ${id}`,
    tagline: "",
    source: "original",
    genre: "kids",
    rating: "G",
    year: 2026,
    durationSeconds: 90,
    moods: [],
    posterUrl: "/poster",
    backdropUrl: "/backdrop",
    colors: ["#000000", "#ffffff"],
  };
}

function show(answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return answer();
  });
  const row = render(
    <QueryClientProvider client={createQueryCache()}>
      <RecommendationRow
        heading="For Ada"
        films={[
          { title: film("a"), reason: { kind: "finished", title: "Star Whale" } },
          { title: film("b"), reason: { kind: "hour", mood: "calm", partOfDay: "evening" } },
        ]}
        card={({ title }) => <a href={`/watch/${title.id}`}>{title.title}</a>}
        onIntent={() => {}}
      />
    </QueryClientProvider>,
  );
  return { ...row, asked };
}

/** Waits for pending calls. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test("each film says why it is there", () => {
  const { queryByText } = show(() => new Response(null, { status: 204 }));
  expect(queryByText("Because you watched Star Whale")).not.toBeNull();
  expect(queryByText("Calm films for the evening")).not.toBeNull();
});

test("a dismissed film leaves its place, and one press takes it back", async () => {
  const { getByRole, queryByRole, asked } = show(() => new Response(null, { status: 204 }));
  fireEvent.click(getByRole("button", { name: "Don’t recommend Film a" }));
  await settle();
  expect(queryByRole("link", { name: "Film a" })).toBeNull();
  expect(document.activeElement).toBe(getByRole("button", { name: "Undo" }));

  fireEvent.click(getByRole("button", { name: "Undo" }));
  await settle();
  expect(document.activeElement).toBe(getByRole("link", { name: "Film a" }));
  expect(asked).toEqual([
    "PUT /api/recommendations/dismissed/a",
    "DELETE /api/recommendations/dismissed/a",
  ]);
});

test("a film whose dismissal nobody heard of comes back", async () => {
  const { getByRole } = show(() => new Response("{}", { status: 503 }));
  fireEvent.click(getByRole("button", { name: "Don’t recommend Film b" }));
  await settle();
  expect(getByRole("link", { name: "Film b" }).getAttribute("href")).toBe("/watch/b");
});
