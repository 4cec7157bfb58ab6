import { expect, test } from "vitest";
import {
  downloadBasePath,
  downloadIdOf,
  parseDownloadPath,
} from "#platform/local-store/download.ts";
import type { SavedPosition } from "#platform/local-store/device-records.ts";
import { isCachedAnswer } from "./cached-paths.ts";
import { chooseOldest } from "./choose-oldest.ts";
import { mergePosition } from "./positions/merge-position.ts";

const saved = (facts: Partial<SavedPosition>): SavedPosition => ({
  profileId: "ann",
  titleId: "star-whale",
  positionSeconds: 30,
  reachedAt: 1000,
  watchedSeconds: 5,
  isTold: false,
  ...facts,
});

test("the later report of a position wins, whichever comes first", () => {
  const early = saved({ positionSeconds: 10, reachedAt: 1000 });
  const late = saved({ positionSeconds: 20, reachedAt: 2000 });
  expect(mergePosition(early, late).positionSeconds).toBe(20);
  expect(mergePosition(late, early)).toBe(late);
});

test("time watched offline adds up until it is synced", () => {
  const two = mergePosition(saved({}), saved({ reachedAt: 2000, watchedSeconds: 7 }));
  expect(two).toMatchObject({ watchedSeconds: 12, isTold: false });
  const told = { ...two, watchedSeconds: 0, isTold: true };
  expect(mergePosition(told, saved({ reachedAt: 3000, watchedSeconds: 4 }))).toMatchObject({
    watchedSeconds: 4,
    isTold: false,
  });
});

test("a synced position keeps unsent minutes unsent", () => {
  const online = saved({ reachedAt: 2000, watchedSeconds: 0, isTold: true });
  expect(mergePosition(saved({}), online)).toMatchObject({ watchedSeconds: 5, isTold: false });
  expect(mergePosition(undefined, online).isTold).toBe(true);
});

test("the oldest pictures are deleted, and no more than necessary", () => {
  const pictures = [
    { url: "new", bytes: 40, at: 3 },
    { url: "old", bytes: 30, at: 1 },
    { url: "mid", bytes: 30, at: 2 },
  ];
  expect(chooseOldest(pictures, 100)).toEqual([]);
  expect(chooseOldest(pictures, 99)).toEqual(["old"]);
  expect(chooseOldest(pictures, 60)).toEqual(["old", "mid"]);
});

test("answers that pages are built from are cached, and nothing of accounts, billing or administration", () => {
  const cached = [
    "/api/session",
    "/api/animations",
    "/api/animations/featured",
    "/api/titles/star-whale",
    "/api/watching",
    "/api/family-profiles",
    "/api/subscription/access",
  ];
  const never = [
    "/api/account",
    "/api/account/events",
    "/api/billing/invoices",
    "/api/admin/households",
    "/api/household/code",
    "/api/family-profiles/ann/controls",
    "/api/devices",
    "/api/sessions",
    "/api/search",
    "/api/titles/star-whale/playback/expired-link",
  ];
  expect(cached.filter((path) => !isCachedAnswer(path))).toEqual([]);
  expect(never.filter(isCachedAnswer)).toEqual([]);
});

test("a download's address contains its profile and film, and can be parsed", () => {
  const id = downloadIdOf("0199-ann", "star-whale");
  expect(parseDownloadPath(`${downloadBasePath(id)}video/low/0.m4s`)).toEqual({
    downloadId: id,
    part: "video/low/0.m4s",
  });
  expect(parseDownloadPath("/offline/")).toBe(null);
  expect(parseDownloadPath("/media/x/video/low/0.m4s")).toBe(null);
});
