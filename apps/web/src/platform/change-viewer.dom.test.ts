import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryCache, householdScoped } from "#platform/queries/query-cache.ts";
import {
  beforeViewerChange,
  changeViewer,
  syncViewerAcrossTabs,
  onViewerChange,
  prepareViewerChange,
} from "./change-viewer.ts";
import { viewerKey } from "./device/viewer-key.ts";

function openTestCache() {
  const cache = createQueryCache();
  let viewer = "parent";
  const query = (name: string, extra = {}) => ({
    queryKey: [name],
    queryFn: () => Promise.resolve(`${name} of ${viewer}`),
    ...extra,
  });
  return { cache, query, becomeChild: () => (viewer = "child") };
}

test("the previous profile's data is cleared at once and refetched", async () => {
  const { cache, query, becomeChild } = openTestCache();
  const list = new QueryObserver(cache, query("list"));
  list.subscribe(() => undefined);
  await cache.prefetchQuery(query("elsewhere"));
  becomeChild();
  const changed = changeViewer(cache);
  expect(cache.getQueryData(["list"])).toBeUndefined();
  expect(cache.getQueryData(["elsewhere"])).toBeUndefined();
  await changed;
  expect(cache.getQueryData(["list"])).toBe("list of child");
});

test("the household's profiles stay on screen while they are refetched", async () => {
  const { cache, query, becomeChild } = openTestCache();
  const family = new QueryObserver(cache, query("family", householdScoped));
  family.subscribe(() => undefined);
  await cache.fetchQuery(query("family", householdScoped));
  becomeChild();
  const changed = changeViewer(cache);
  expect(cache.getQueryData(["family"])).toBe("family of parent");
  await changed;
  expect(cache.getQueryData(["family"])).toBe("family of child");
});

test("notifies listeners of a viewer change", async () => {
  let calls = 0;
  onViewerChange(() => (calls += 1));
  await changeViewer(createQueryCache());
  expect(calls).toBe(1);
});

test("clears data when another tab changes the viewer", async () => {
  const { cache, query, becomeChild } = openTestCache();
  const list = new QueryObserver(cache, query("list"));
  list.subscribe(() => undefined);
  await cache.fetchQuery(query("list"));
  const stop = syncViewerAcrossTabs(cache);
  becomeChild();
  const otherTab = new BroadcastChannel("goldmane-viewer");
  const send = otherTab.postMessage.bind(otherTab);
  send("changed");
  await vi.waitFor(() => expect(cache.getQueryData(["list"])).toBe("list of child"));
  otherTab.close();
  stop();
});

test("notifies other tabs", async () => {
  const otherTab = new BroadcastChannel("goldmane-viewer");
  const listener = vi.fn<() => void>();
  otherTab.addEventListener("message", listener);
  await changeViewer(createQueryCache());
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  otherTab.close();
});

test("clears the viewer's sessionStorage keys", async () => {
  sessionStorage.setItem(viewerKey("queue"), "[]");
  sessionStorage.setItem("leoReturnUrl", "/films");
  await changeViewer(createQueryCache());
  expect(Object.keys(sessionStorage)).toEqual(["leoReturnUrl"]);
  sessionStorage.clear();
});

test("waits for pending saves and ignores failed ones", async () => {
  const done: string[] = [];
  beforeViewerChange(async () => {
    throw new Error("no network");
  });
  beforeViewerChange(async () => {
    await Promise.resolve();
    done.push("saved");
  });
  await prepareViewerChange();
  expect(done).toEqual(["saved"]);
});
