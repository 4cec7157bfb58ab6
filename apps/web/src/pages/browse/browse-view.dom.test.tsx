import type { SearchResults } from "@goldmane/contracts/search/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { BrowseView } from "./browse-view.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const noFilters = { genres: [], moods: [], series: [], ratings: [] };

/** Renders the page with a search API that answers when the test says so. */
function openBrowse(query: string) {
  const asked = new Map<string, (found: SearchResults) => void>();
  vi.stubGlobal("fetch", (url: string) => {
    const { promise, resolve } = giveLater<Response>();
    const q = new URL(url, "http://localhost").searchParams.get("q") ?? "";
    asked.set(q, (found) => resolve(Response.json(found)));
    return promise;
  });
  history.replaceState(null, "", `/browse?q=${query}`);
  render(
    <QueryClientProvider client={createQueryCache()}>
      <BrowseView hasPage={() => true} />
    </QueryClientProvider>,
  );
  return async (q: string, total: number) => {
    await vi.waitFor(() => expect([...asked.keys()]).toContain(q));
    await act(async () => asked.get(q)?.({ total, titles: [], facets: noFilters }));
  };
}

function giveLater<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

function type(query: string): void {
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: query } });
}

test("keeps the old result count while a new search loads", async () => {
  const answer = openBrowse("moon");
  await answer("moon", 7);
  expect((await screen.findByRole("status")).textContent).toBe("7 films for “moon”");

  type("sock");
  await vi.waitFor(() => expect(location.search).toBe("?q=sock"));
  expect(screen.getByRole("status").textContent).toBe("7 films for “moon”");
  await answer("sock", 2);
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 films for “sock”"));
});

test("shows the empty state only after the search has finished", async () => {
  const answer = openBrowse("xyzzy");
  await answer("xyzzy", 0);
  await screen.findByText(/We couldn’t find “xyzzy”/);

  type("sock");
  await vi.waitFor(() => expect(location.search).toBe("?q=sock"));
  expect(screen.queryByText(/No film says “sock”/)).toBeNull();
  await answer("sock", 2);
  await screen.findByText("2 films for “sock”");
});
