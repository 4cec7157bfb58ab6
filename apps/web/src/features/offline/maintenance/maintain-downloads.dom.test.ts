import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { RefusalReason, Renewal } from "@goldmane/contracts/offline/schema";
import { beforeEach, expect, test, vi } from "vitest";
import { downloadCacheName, downloadIdOf } from "#platform/local-store/download.ts";
import { deleteRecord, listRecords, writeRecord } from "#platform/local-store/device-records.ts";
import { downloadFor } from "#testing/download-for.ts";
import { FakeCaches } from "#testing/fake-caches.ts";
import { stubIndexedDb } from "#testing/stub-indexed-db.ts";
import { maintainDownloads } from "./maintain-downloads.ts";

const golds = "01900000-0000-7000-8000-000000000001";
const silvers = "01900000-0000-7000-8000-000000000002";
const ann = "01900000-0000-7000-8000-00000000000a";
const kim = "01900000-0000-7000-8000-00000000000b";
const titleId = "star-whale";
const now = 1_800_000_000_000;
const later = now + 1000;

stubIndexedDb();

beforeEach(async () => {
  vi.stubGlobal("caches", new FakeCaches());
  for (const { id } of await listRecords("copies")) await deleteRecord("copies", id);
});

async function keep(householdId: string, profileId: string, expiresAt = later) {
  const download = downloadFor({ householdId, profileId, expiresAt });
  await writeRecord("copies", download.id, download);
  const parts = await caches.open(downloadCacheName(download.id));
  await parts.put(`/offline/${download.id}/master.m3u8`, new Response("#EXTM3U"));
}

/** The records and media on the device, by profile. */
async function listKept() {
  const records = await listRecords("copies");
  return { profiles: records.map(({ profileId }) => profileId), caches: await caches.keys() };
}

const only = (...profiles: string[]) => ({
  profiles,
  caches: profiles.map((profile) => downloadCacheName(downloadIdOf(profile, titleId))),
});

/** Makes the server renew licenses until an instant, or refuse with a reason. */
function serverAnswers(word: number | RefusalReason) {
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

test("when the plan has ended the viewer's downloads are removed, media included, with the reason", async () => {
  await keep(golds, ann);
  await keep(golds, kim);
  serverAnswers("plan");
  const gone = await maintainDownloads(sessionOf(golds, ann), now);
  expect(gone).toEqual([{ title: "Star Whale", reason: "plan" }]);
  expect(await listKept()).toEqual(only(kim));
});

test("a renewed download stays until the new expiry", async () => {
  await keep(golds, ann);
  serverAnswers(later + 5);
  expect(await maintainDownloads(sessionOf(golds, ann), now)).toEqual([]);
  expect(await listRecords("copies")).toMatchObject([{ profileId: ann, expiresAt: later + 5 }]);
});

test("an expired download of any viewer is removed, and only that viewer is notified", async () => {
  await keep(golds, ann);
  await keep(golds, kim, now - 1);
  serverAnswers(later);
  expect(await maintainDownloads(sessionOf(golds, ann), now)).toEqual([]);
  expect(await listKept()).toEqual(only(ann));
});

test("another household's downloads are removed once this one signs in, and all when signed out", async () => {
  await keep(silvers, kim);
  await keep(golds, ann);
  serverAnswers(later);
  await maintainDownloads(sessionOf(golds, ann), now);
  expect(await listKept()).toEqual(only(ann));
  await maintainDownloads(sessionOf(null, null), now);
  expect(await listKept()).toEqual(only());
});

test("an unreachable server removes nothing", async () => {
  await keep(golds, ann);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(maintainDownloads(sessionOf(golds, ann), now)).rejects.toThrow("Failed to fetch");
  expect(await listKept()).toEqual(only(ann));
});
