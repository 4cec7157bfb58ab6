import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { changeViewer, onViewerChange } from "./change-viewer.ts";
import { createQueryCache, householdFact } from "./query-cache.ts";

function openHouse() {
  const cache = createQueryCache();
  let viewer = "parent";
  const query = (name: string, extra = {}) => ({
    queryKey: [name],
    queryFn: () => Promise.resolve(`${name} of ${viewer}`),
    ...extra,
  });
  return { cache, query, becomeChild: () => (viewer = "child") };
}

test("what was shown to the one before is gone at once, and asked for anew", async () => {
  const { cache, query, becomeChild } = openHouse();
  const shelf = new QueryObserver(cache, query("shelf"));
  shelf.subscribe(() => undefined);
  await cache.prefetchQuery(query("elsewhere"));
  becomeChild();
  const changed = changeViewer(cache);
  expect(cache.getQueryData(["shelf"])).toBeUndefined();
  expect(cache.getQueryData(["elsewhere"])).toBeUndefined();
  await changed;
  expect(cache.getQueryData(["shelf"])).toBe("shelf of child");
});

test("the household's profiles stay in sight while they are asked for anew", async () => {
  const { cache, query, becomeChild } = openHouse();
  const family = new QueryObserver(cache, query("family", householdFact));
  family.subscribe(() => undefined);
  await cache.fetchQuery(query("family", householdFact));
  becomeChild();
  const changed = changeViewer(cache);
  expect(cache.getQueryData(["family"])).toBe("family of parent");
  await changed;
  expect(cache.getQueryData(["family"])).toBe("family of child");
});

test("whoever fetches ahead hears of it", async () => {
  let heard = 0;
  onViewerChange(() => (heard += 1));
  await changeViewer(createQueryCache());
  expect(heard).toBe(1);
});
