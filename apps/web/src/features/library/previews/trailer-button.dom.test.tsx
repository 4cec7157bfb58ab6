import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ownControlsQuery } from "#features/controls/own/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { TrailerButton } from "./trailer-button.tsx";

afterEach(cleanup);

const preview: TheatricalPreview = {
  id: "lighthouse",
  title: "The Lighthouse",
  genre: "Adventure",
  rating: "G",
  runtime: 94,
  releaseDate: "2026-12-18",
  studio: "Goldmane",
  director: "Philippa Nwosu",
  description: "A lighthouse walks.",
  anticipationLevel: "High",
  trailerAvailable: true,
  trailerUrl: "/watch/lighthouse",
  posterUrl: null,
  video: "lighthouse",
};

function show(facts: Partial<TheatricalPreview>, outsideLinks = "open") {
  const cache = createQueryCache();
  cache.setQueryData([...ownControlsQuery.queryKey], { outsideLinks });
  const play = vi.fn<() => void>();
  const shown = render(
    <QueryClientProvider client={cache}>
      <TrailerButton preview={{ ...preview, ...facts }} variant="gold" onPlay={play} />
    </QueryClientProvider>,
  );
  return { ...shown, play };
}

const foreign = { video: null, trailerUrl: "https://tube.example/1" };

test("pressing the button plays a trailer of this server", () => {
  const { getByRole, play } = show({});
  fireEvent.click(getByRole("button", { name: "Watch trailer: The Lighthouse" }));
  expect(play).toHaveBeenCalledOnce();
});

test("a preview without a trailer says so, and leads nowhere", () => {
  const { queryByRole, getByText } = show({ trailerAvailable: false, video: null });
  getByText("No trailer yet");
  expect([queryByRole("button"), queryByRole("link")]).toEqual([null, null]);
});

test("a trailer outside opens in a tab of its own, where the viewer may go outside", () => {
  expect(show(foreign).getByRole("link").getAttribute("href")).toBe("https://tube.example/1");
  cleanup();
  const { queryByRole, getByText } = show(foreign, "withPin");
  getByText("The trailer is on another site");
  expect(queryByRole("link")).toBeNull();
});
