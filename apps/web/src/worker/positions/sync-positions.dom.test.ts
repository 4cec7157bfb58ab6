import { beforeEach, expect, test, vi } from "vitest";
import { listRecords } from "#platform/local-store/device-records.ts";
import { openDevice } from "#worker/testing/open-device.ts";
import { FakeServer } from "#worker/testing/fake-server.ts";

let server: FakeServer;
const device = await openDevice((request) => server.answer(request));
const progress = (titleId: string) => `/api/titles/${titleId}/progress`;

beforeEach(async () => {
  server = new FakeServer();
  vi.useFakeTimers({ toFake: ["Date"] });
  await device.ask("/api/session");
});

/** Watches for so many seconds, and reports it as a player does. */
async function watch(titleId: string, positionSeconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + 10_000);
  const body = JSON.stringify({ positionSeconds, durationSeconds: 80 });
  const answer = await device.ask(progress(titleId), { method: "PUT", body });
  expect(answer.ok).toBe(true);
}

async function listUnsent(): Promise<string[]> {
  const places = await listRecords("places");
  return places.filter(({ isTold }) => !isTold).map(({ titleId }) => titleId);
}

/** Holds back the server's answer until the returned function is called. */
function holdTelling(): { begun: Promise<void>; resumeDownload: () => void } {
  let resumeDownload = () => {};
  const held = new Promise<void>((resolve) => (resumeDownload = resolve));
  const begun = new Promise<void>((resolve) => {
    server.replies.set("POST /api/offline/progress", async (request) => {
      server.replies.delete("POST /api/offline/progress");
      resolve();
      await held;
      return await server.answer(request);
    });
  });
  return { begun, resumeDownload };
}

test("a position that is reached during a sync is sent right after it", async () => {
  server.isCut = true;
  await watch("one", 10);
  server.isCut = false;
  const { begun, resumeDownload } = holdTelling();
  const syncing = device.tell({ type: "tell-places" });
  await begun;
  server.replies.set(`PUT ${progress("two")}`, () => null);
  await watch("two", 20);
  resumeDownload();
  await syncing;
  const [first, second] = server.told;
  expect(first).toMatchObject([{ titleId: "one", positionSeconds: 10, watchedSeconds: 10 }]);
  expect(second).toMatchObject([{ titleId: "two", positionSeconds: 20 }]);
  expect(await listUnsent()).toEqual([]);
});

test("a report that reaches the server is followed by earlier unsent positions", async () => {
  server.isCut = true;
  await watch("three", 10);
  server.isCut = false;
  await watch("four", 10);
  expect(server.told).toMatchObject([[{ titleId: "three", positionSeconds: 10 }]]);
  expect(await listUnsent()).toEqual([]);
  expect(device.heard).toContainEqual({ type: "places-told" });
});

test("time watched offline is sent once, whatever is reported meanwhile", async () => {
  server.isCut = true;
  await watch("five", 10);
  server.isCut = false;
  const { begun, resumeDownload } = holdTelling();
  const syncing = device.tell({ type: "tell-places" });
  await begun;
  server.replies.set(`PUT ${progress("five")}`, () => null);
  await watch("five", 17);
  resumeDownload();
  await syncing;
  const watched = server.told.flat().reduce((sum, { watchedSeconds }) => sum + watchedSeconds, 0);
  expect(watched).toBe(17);
  expect(await listUnsent()).toEqual([]);
});

test("a server error is not retried in a loop, and unsent positions stay", async () => {
  server.isCut = true;
  await watch("six", 10);
  server.isCut = false;
  const refuse = vi.fn<() => Response>(() => Response.json({}, { status: 500 }));
  server.replies.set("POST /api/offline/progress", refuse);
  await device.tell({ type: "tell-places" });
  expect(refuse).toHaveBeenCalledTimes(1);
  expect(await listUnsent()).toEqual(["six"]);
});
