import { expect, test } from "vitest";
import { copyFolder, copyIdOf, parseCopyPath } from "#platform/kept/copy.ts";
import type { Place } from "#platform/kept/device-records.ts";
import { isKeptAnswer } from "./kept-paths.ts";
import { chooseOldest } from "./choose-oldest.ts";
import { mergePlace } from "./places/merge-place.ts";

const place = (facts: Partial<Place>): Place => ({
  profileId: "ann",
  titleId: "star-whale",
  positionSeconds: 30,
  reachedAt: 1000,
  watchedSeconds: 5,
  isTold: false,
  ...facts,
});

test("the later word about a place stands, whichever comes first", () => {
  const early = place({ positionSeconds: 10, reachedAt: 1000 });
  const late = place({ positionSeconds: 20, reachedAt: 2000 });
  expect(mergePlace(early, late).positionSeconds).toBe(20);
  expect(mergePlace(late, early)).toBe(late);
});

test("what was watched without the server adds up until it hears of it", () => {
  const two = mergePlace(place({}), place({ reachedAt: 2000, watchedSeconds: 7 }));
  expect(two).toMatchObject({ watchedSeconds: 12, isTold: false });
  const told = { ...two, watchedSeconds: 0, isTold: true };
  expect(mergePlace(told, place({ reachedAt: 3000, watchedSeconds: 4 }))).toMatchObject({
    watchedSeconds: 4,
    isTold: false,
  });
});

test("a place that the server hears leaves untold minutes to be told", () => {
  const online = place({ reachedAt: 2000, watchedSeconds: 0, isTold: true });
  expect(mergePlace(place({}), online)).toMatchObject({ watchedSeconds: 5, isTold: false });
  expect(mergePlace(undefined, online).isTold).toBe(true);
});

test("the oldest pictures go first, and no more than must", () => {
  const pictures = [
    { url: "new", bytes: 40, at: 3 },
    { url: "old", bytes: 30, at: 1 },
    { url: "mid", bytes: 30, at: 2 },
  ];
  expect(chooseOldest(pictures, 100)).toEqual([]);
  expect(chooseOldest(pictures, 99)).toEqual(["old"]);
  expect(chooseOldest(pictures, 60)).toEqual(["old", "mid"]);
});

test("what pages are made of is kept, and nothing of accounts, money or the operator", () => {
  const kept = [
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
    "/api/admin/serverholds",
    "/api/household/code",
    "/api/family-profiles/ann/controls",
    "/api/devices",
    "/api/sessions",
    "/api/search",
    "/api/titles/star-whale/playback/expired-link",
  ];
  expect(kept.filter((path) => !isKeptAnswer(path))).toEqual([]);
  expect(never.filter(isKeptAnswer)).toEqual([]);
});

test("a copy's address names its profile and film, and is found again", () => {
  const id = copyIdOf("0199-ann", "star-whale");
  expect(parseCopyPath(`${copyFolder(id)}video/low/0.m4s`)).toEqual({
    copyId: id,
    part: "video/low/0.m4s",
  });
  expect(parseCopyPath("/offline/")).toBe(null);
  expect(parseCopyPath("/media/x/video/low/0.m4s")).toBe(null);
});
