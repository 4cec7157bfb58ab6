import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { RefusalReason, Renewal } from "@goldmane/contracts/offline/schema";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { downloadCache, downloadIdOf } from "#platform/local-store/download.ts";
import { deleteRecord, listRecords, writeRecord } from "#platform/local-store/device-records.ts";
import { downloadFor } from "#testing/download-for.ts";
import { FakeCaches } from "#testing/fake-caches.ts";
import { maintainDownloads } from "./maintain-downloads.ts";

const golds = "01900000-0000-7000-8000-000000000001";
const silvers = "01900000-0000-7000-8000-000000000002";
const ann = "01900000-0000-7000-8000-00000000000a";
const kim = "01900000-0000-7000-8000-00000000000b";
const titleId = "star-whale";
const now = 1_800_000_000_000;
const later = now + 1000;

vi.stubGlobal("indexedDB", new IDBFactory());

beforeEach(async () => {
  vi.stubGlobal("caches", new FakeCaches());
  for (const { id } of await listRecords("copies")) await deleteRecord("copies", id);
});

async function keep(householdId: string, profileId: string, expiresAt = later) {
  const download = downloadFor({ householdId, profileId, expiresAt });
  await writeRecord("copies", download.id, download);
  const parts = await caches.open(downloadCache(download.id));
  await parts.put(`/offline/${download.id}/master.m3u8`, new Response("#EXTM3U"));
}

/** What lies on the device: records and media, by profile. */
async function listKept() {
  const records = await listRecords("copies");
  return { profiles: records.map(({ profileId }) => profileId), caches: await caches.keys() };
}

const only = (...profiles: string[]) => ({
  profiles,
  caches: profiles.map((profile) => downloadCache(downloadIdOf(profile, titleId))),
});

/** From now on the house renews until an instant, or says why it does not. */
function houseSays(word: number | RefusalReason) {
  const renewal: Renewal = {
    householdId: golds,
    profileId: ann,
    licenses: typeof word === "number" ? [{ titleId, expiresAt: word }] : [],
    refused: typeof word === "number" ? [] : [{ titleId, reason: word }],
    time: null,
  };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(renewal)));
}

const sessionOf = (household: string | null, profile: string | null) =>
  ({
    household: household && { id: household, name: "" },
    profile: profile && { id: profile },
  }) as CurrentSession;

test("when the plan has ended the viewer's films go, media and all, and it is said why", async () => {
  await keep(golds, ann);
  await keep(golds, kim);
  houseSays("plan");
  const gone = await maintainDownloads(sessionOf(golds, ann), now);
  expect(gone).toEqual([{ title: "Star Whale", reason: "plan" }]);
  expect(await listKept()).toEqual(only(kim));
});

test("a film that is renewed stays, for as long as the house says now", async () => {
  await keep(golds, ann);
  houseSays(later + 5);
  expect(await maintainDownloads(sessionOf(golds, ann), now)).toEqual([]);
  expect(await listRecords("copies")).toMatchObject([{ profileId: ann, expiresAt: later + 5 }]);
});

test("a film whose time is over goes, whoever's it is, and only its own viewer is told", async () => {
  await keep(golds, ann);
  await keep(golds, kim, now - 1);
  houseSays(later);
  expect(await maintainDownloads(sessionOf(golds, ann), now)).toEqual([]);
  expect(await listKept()).toEqual(only(ann));
});

test("what another household keeps goes as soon as this one is signed in, and all with nobody", async () => {
  await keep(silvers, kim);
  await keep(golds, ann);
  houseSays(later);
  await maintainDownloads(sessionOf(golds, ann), now);
  expect(await listKept()).toEqual(only(ann));
  await maintainDownloads(sessionOf(null, null), now);
  expect(await listKept()).toEqual(only());
});

test("a house that does not answer takes nothing away", async () => {
  await keep(golds, ann);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(maintainDownloads(sessionOf(golds, ann), now)).rejects.toThrow("Failed to fetch");
  expect(await listKept()).toEqual(only(ann));
});
