import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prepareViewerChange } from "#platform/change-viewer.ts";
import { toggleWatchlist } from "#platform/watchlist-store.ts";
import { openCopy, watchlistCopy } from "./watchlist-copy.ts";
import { readStoredCopy } from "./stored-copy.ts";

const whale = { id: "star-whale", title: "Star Whale" };
const streak = { days: [], timeZone: "UTC" };
let isReachable: boolean;
const sent: string[] = [];

/** A server that accepts every change while it is reachable. */
async function answer(url: string, { method, body }: { method: string; body?: string }) {
  if (!isReachable) throw new TypeError("Failed to fetch");
  if (method === "GET") return Response.json({ items: [], streak, watched: [] });
  sent.push(`${method} ${url}`);
  if (url.endsWith("/days")) return Response.json({ ...streak, ...JSON.parse(body ?? "{}") });
  const change = JSON.parse(body ?? "{}");
  return Response.json({ ...whale, type: "movie", isRemoved: false, ...change });
}

const keptOf = (owner: string) => Object.keys(localStorage).filter((key) => key.endsWith(owner));

beforeEach(() => {
  isReachable = true;
  sent.length = 0;
  localStorage.clear();
  watchlistCopy.set(null);
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => vi.unstubAllGlobals());

test("leaving a profile deletes its local copy", async () => {
  openCopy("mia");
  toggleWatchlist(whale);
  expect(keptOf("mia")).toHaveLength(2);
  await vi.waitFor(() => expect(watchlistCopy.get()?.items[0]?.isUnsent).toBeUndefined());
  openCopy(null);
  expect(keptOf("mia")).toEqual([]);
  expect(watchlistCopy.get()).toMatchObject({ owner: "visitor", items: [] });
});

test("unsent changes are sent before leaving a profile", async () => {
  openCopy("mia");
  isReachable = false;
  toggleWatchlist(whale);
  const url = "/api/watchlist/star-whale";
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith(url, expect.anything()));
  isReachable = true;
  await prepareViewerChange();
  expect(sent).toEqual(["PUT /api/watchlist/star-whale"]);
  openCopy("leo");
  expect(keptOf("mia")).toEqual([]);
});

test("changes that could not be sent are there when the profile returns", async () => {
  openCopy("mia");
  isReachable = false;
  toggleWatchlist(whale);
  await prepareViewerChange();
  openCopy("leo");
  expect(watchlistCopy.get()?.items).toEqual([]);
  expect(readStoredCopy("mia", Date.now()).items).toMatchObject([{ ...whale, isUnsent: true }]);
  isReachable = true;
  openCopy("mia");
  await vi.waitFor(() => expect(sent).toEqual(["PUT /api/watchlist/star-whale"]));
});
