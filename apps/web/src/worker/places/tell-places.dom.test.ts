import { beforeEach, expect, test, vi } from "vitest";
import { listRecords } from "#platform/kept/device-records.ts";
import { openDevice } from "#worker/testing/open-device.ts";
import { StandInHouse } from "#worker/testing/stand-in-house.ts";

let house: StandInHouse;
const device = await openDevice((request) => house.answer(request));
const progress = (titleId: string) => `/api/titles/${titleId}/progress`;

beforeEach(async () => {
  house = new StandInHouse();
  vi.useFakeTimers({ toFake: ["Date"] });
  await device.ask("/api/session");
});

/** Watches on for so many seconds, and reports it as a player does. */
async function watch(titleId: string, positionSeconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + 10_000);
  const body = JSON.stringify({ positionSeconds, durationSeconds: 80 });
  const answer = await device.ask(progress(titleId), { method: "PUT", body });
  expect(answer.ok).toBe(true);
}

async function listUntold(): Promise<string[]> {
  const places = await listRecords("places");
  return places.filter(({ isTold }) => !isTold).map(({ titleId }) => titleId);
}

/** Keeps the server from answering what it is told, until the function that comes back is called. */
function holdTelling(): { begun: Promise<void>; goOn: () => void } {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const begun = new Promise<void>((resolve) => {
    house.says.set("POST /api/offline/progress", async (request) => {
      house.says.delete("POST /api/offline/progress");
      resolve();
      await held;
      return await house.answer(request);
    });
  });
  return { begun, goOn };
}

test("a place that is reached while the server is being told is told right after", async () => {
  house.isCut = true;
  await watch("one", 10);
  house.isCut = false;
  const { begun, goOn } = holdTelling();
  const telling = device.tell({ type: "tell-places" });
  await begun;
  house.says.set(`PUT ${progress("two")}`, () => null);
  await watch("two", 20);
  goOn();
  await telling;
  const [first, second] = house.told;
  expect(first).toMatchObject([{ titleId: "one", positionSeconds: 10, watchedSeconds: 10 }]);
  expect(second).toMatchObject([{ titleId: "two", positionSeconds: 20 }]);
  expect(await listUntold()).toEqual([]);
});

test("a report that reaches the server brings along what it missed before", async () => {
  house.isCut = true;
  await watch("three", 10);
  house.isCut = false;
  await watch("four", 10);
  expect(house.told).toMatchObject([[{ titleId: "three", positionSeconds: 10 }]]);
  expect(await listUntold()).toEqual([]);
  expect(device.heard).toContainEqual({ type: "places-told" });
});

test("what was watched alone is told once, whatever is reported meanwhile", async () => {
  house.isCut = true;
  await watch("five", 10);
  house.isCut = false;
  const { begun, goOn } = holdTelling();
  const telling = device.tell({ type: "tell-places" });
  await begun;
  house.says.set(`PUT ${progress("five")}`, () => null);
  await watch("five", 17);
  goOn();
  await telling;
  const watched = house.told.flat().reduce((sum, { watchedSeconds }) => sum + watchedSeconds, 0);
  expect(watched).toBe(17);
  expect(await listUntold()).toEqual([]);
});

test("a server that refuses is not asked over and over, and what it missed waits", async () => {
  house.isCut = true;
  await watch("six", 10);
  house.isCut = false;
  const refuse = vi.fn<() => Response>(() => Response.json({}, { status: 500 }));
  house.says.set("POST /api/offline/progress", refuse);
  await device.tell({ type: "tell-places" });
  expect(refuse).toHaveBeenCalledTimes(1);
  expect(await listUntold()).toEqual(["six"]);
});
