import type { Podcast } from "@goldmane/contracts/directory/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { PodcastTile } from "./podcast-tile.tsx";

afterEach(cleanup);

const podcast: Podcast = {
  id: "brains-on",
  title: "Brains On!",
  host: "Molly Bloom",
  rating: "G",
  platform: "American Public Media",
  episodes: 300,
  category: "Science",
  coverImage: "/media/covers/brains-on",
  url: "https://www.brainson.org/",
  color: "#e8482f",
  icon: "BO",
};

test("a podcast whose cover cannot be had stands on its color, by name", () => {
  const { container } = render(
    <QueryClientProvider client={createQueryCache()}>
      <PodcastTile podcast={podcast} />
    </QueryClientProvider>,
  );
  const tile = screen.getByRole("link", { name: /Brains On!.*Molly Bloom/ });
  expect(tile.style.getPropertyValue("--brand")).toBe("#e8482f");
  const cover = container.querySelector("img");
  expect(cover?.getAttribute("src")).toContain("/media/covers/brains-on?width=");
  if (cover) fireEvent.error(cover);
  expect(container.querySelector("img")).toBeNull();
  expect(screen.getByText("Brains On!").dataset["drawn"]).toBe("false");
});
