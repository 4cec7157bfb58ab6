import type { Link, LinkList } from "@goldmane/contracts/directory/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linksQuery } from "#features/directory/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { LinkIndex } from "./link-index.tsx";

const names = [
  ["Spotify", "Music"],
  ["Deezer", "Music"],
  ["Uber", "Transport"],
] as const;
const links = names.map(([name, category], index): Link => ({
  id: index + 1,
  name,
  category,
  url: `https://${name.toLowerCase()}.example`,
  color: "#336699",
  icon: "X",
  logo: null,
}));

function show(list: LinkList) {
  const cache = createQueryCache();
  cache.setQueryData(linksQuery.queryKey, list);
  render(
    <QueryClientProvider client={cache}>
      <LinkIndex />
    </QueryClientProvider>,
  );
}

function listed(): (string | undefined)[] {
  return screen.queryAllByRole("link").map((link) => link.getAttribute("href") ?? undefined);
}

function search(query: string): void {
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: query } });
}

beforeEach(() => history.replaceState(null, "", "/page4"));
afterEach(cleanup);

test("typing filters at once and updates the URL", async () => {
  show({ right: "open", links });
  expect(screen.getByText("3 links")).toBeTruthy();
  search("music");
  expect(listed()).toEqual(["https://spotify.example", "https://deezer.example"]);
  search("dee");
  expect(screen.getByText("1 link")).toBeTruthy();
  await waitFor(() => expect(location.search).toBe("?q=dee"));
});

test("a category filters links, and All resets it", () => {
  show({ right: "open", links });
  fireEvent.click(screen.getByRole("button", { name: /Transport/ }));
  expect(listed()).toEqual(["https://uber.example"]);
  expect(location.search).toBe("?category=Transport");
  fireEvent.click(screen.getByRole("button", { name: "All" }));
  expect(listed()).toHaveLength(3);
});

test("the empty result offers to show all links", () => {
  show({ right: "open", links });
  search("zzz");
  expect(screen.getByText("No matches")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show all links" }));
  expect(listed()).toHaveLength(3);
});

test("explains the PIN, or that a parent closed the links", () => {
  show({ right: "withPin", links: links.map((link) => ({ ...link, url: null })) });
  expect(screen.getByText(/grown-up’s PIN opens these links/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /Spotify/ })).toBeTruthy();
  cleanup();
  show({ right: "closed", links: [] });
  expect(screen.getByText(/A parent turned off outside links/)).toBeTruthy();
});
