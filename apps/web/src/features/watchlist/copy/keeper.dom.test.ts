import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prepareViewerChange } from "#platform/change-viewer.ts";
import { toggleWatchlist } from "#platform/watchlist-store.ts";
import { openCopy, watchlistCopy } from "./keeper.ts";
import { readStash } from "./stash.ts";

const whale = { id: "star-whale", title: "Star Whale" };
const streak = { days: [], timeZone: "UTC" };
let isReached: boolean;
const sent: string[] = [];

/** A server that takes every change as it is, as long as it is reached. */
async function answer(url: string, { method, body }: { method: string; body?: string }) {
  if (!isReached) throw new TypeError("Failed to fetch");
  if (method === "GET") return Response.json({ items: [], streak, watched: [] });
  sent.push(`${method} ${url}`);
  if (url.endsWith("/days")) return Response.json({ ...streak, ...JSON.parse(body ?? "{}") });
  const change = JSON.parse(body ?? "{}");
  return Response.json({ ...whale, type: "movie", isRemoved: false, ...change });
}

const keptOf = (owner: string) => Object.keys(localStorage).filter((key) => key.endsWith(owner));

beforeEach(() => {
  isReached = true;
  sent.length = 0;
  localStorage.clear();
  watchlistCopy.set(null);
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => vi.unstubAllGlobals());

test("a profile that is left leaves nothing behind", async () => {
  openCopy("mia");
  toggleWatchlist(whale);
  expect(keptOf("mia")).toHaveLength(2);
  await vi.waitFor(() => expect(watchlistCopy.get()?.items[0]?.isUnsent).toBeUndefined());
  openCopy(null);
  expect(keptOf("mia")).toEqual([]);
  expect(watchlistCopy.get()).toMatchObject({ owner: "visitor", items: [] });
});

test("what the server missed is sent before the profile is left", async () => {
  openCopy("mia");
  isReached = false;
  toggleWatchlist(whale);
  const url = "/api/watchlist/star-whale";
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith(url, expect.anything()));
  isReached = true;
  await prepareViewerChange();
  expect(sent).toEqual(["PUT /api/watchlist/star-whale"]);
  openCopy("leo");
  expect(keptOf("mia")).toEqual([]);
});

test("what could not be sent is there when the profile is back", async () => {
  openCopy("mia");
  isReached = false;
  toggleWatchlist(whale);
  await prepareViewerChange();
  openCopy("leo");
  expect(watchlistCopy.get()?.items).toEqual([]);
  expect(readStash("mia", Date.now()).items).toMatchObject([{ ...whale, isUnsent: true }]);
  isReached = true;
  openCopy("mia");
  await vi.waitFor(() => expect(sent).toEqual(["PUT /api/watchlist/star-whale"]));
});
