import type { InteractiveCard, InteractiveDetail } from "@goldmane/contracts/interactive/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { interactiveListQuery, interactiveQuery } from "#features/interactive/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { visitorSession } from "#testing/visitor-session.ts";
import { InteractiveCinemaPage } from "./interactive-cinema.tsx";

afterEach(cleanup);

const card: InteractiveCard = {
  id: "lamps",
  title: "All the Lamps",
  tagline: "A night at the market.",
  source: "original",
  genre: "fantasy",
  rating: "PG",
  year: 2026,
  durationSeconds: 600,
  moods: [],
  posterUrl: "/poster.jpg",
  backdropUrl: "/backdrop.jpg",
  colors: ["#111111", "#222222"],
  kind: "cinema",
  shortestSeconds: 480,
  longestSeconds: 900,
  endings: { found: 1, total: 2 },
  isStarted: false,
};

/** The script that ink compiles from `-> opening`, `=== opening ===`, one line and an ending. */
const script = JSON.stringify({
  inkVersion: 21,
  root: [
    [{ "->": "opening" }, ["done", { "#n": "g-0" }], null],
    "done",
    {
      opening: [
        [
          "^The lamps come on.",
          "#",
          "^clip: lamps",
          "/#",
          "#",
          "^ending: all",
          "/#",
          "\n",
          "end",
          null,
        ],
        { "#f": 1 },
      ],
    },
  ],
  listDefs: {},
});

const detail: InteractiveDetail = {
  ...card,
  synopsis: "The market is dark.",
  ratingReason: "",
  director: "",
  cast: [],
  themes: [],
  about: "About the dark.",
  script,
  texts: {},
  clips: { lamps: { seconds: 8, pictureUrl: "/lamps.jpg", isFound: true } },
  endingList: [
    { id: "all", title: "All of them", hint: "", foundAt: 1 },
    { id: "none", title: null, hint: "Leave them off.", foundAt: null },
  ],
  chapters: [{ id: "one", title: "The market", clip: "lamps", path: [] }],
  place: null,
};

function show(params: { film?: string }): void {
  const cache = createQueryCache();
  cache.setQueryData(sessionQuery.queryKey, visitorSession);
  cache.setQueryData(interactiveListQuery.queryKey, [card, { ...card, id: "bun", kind: "story" }]);
  cache.setQueryData(interactiveQuery("lamps").queryKey, detail);
  render(
    <QueryClientProvider client={cache}>
      <InteractiveCinemaPage params={params} />
    </QueryClientProvider>,
  );
}

test("lists the films of the cinema, with their chapters", () => {
  show({});
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/interactive-cinema/lamps",
    "/interactive-cinema/lamps",
    "/interactive-cinema/lamps?chapter=one",
  ]);
  expect(screen.getByText("8 min to 15 min")).toBeTruthy();
});

test("a film shows what was found of it, and hints for the rest", () => {
  show({ film: "lamps" });
  expect(screen.getByRole("heading", { name: "All the Lamps" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  const endings = screen.getByRole("list", { name: "Endings" }).textContent;
  expect(endings).toContain("All of them");
  expect(endings).toContain("Leave them off.");
  expect(screen.getByText("About the dark.")).toBeTruthy();
});
