import { offlineTicketForMs, ticketForMs } from "@goldmane/contracts/games/limits";
import { seedOfDay } from "@goldmane/contracts/games/rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteGameRecord, listGameRecords } from "#features/games/game-records.ts";
import { stubIndexedDb } from "#testing/stub-indexed-db.ts";
import { startRun } from "./start-run.ts";
import { sendWaitingRuns, submitRun } from "./submit-run.ts";

const ann = "01900000-0000-7000-8000-00000000000a";
const ben = "01900000-0000-7000-8000-00000000000b";
const choice = {
  profileId: ann,
  game: "kyles-dash",
  version: 1,
  mode: "endless",
  options: { hat: "red" },
} as const;

stubIndexedDb();

/** Answers as the server does; `refusal` is what finishing a run gets. */
let isCut = false;
let refusal: { status: number; body: object } | null = null;
let tickets = 0;
const finished: string[] = [];

async function answer(path: string, { body = "{}" }: { body?: string }): Promise<Response> {
  await Promise.resolve();
  if (isCut) throw new TypeError("Failed to fetch");
  const run = /^\/api\/games\/runs\/([^/]+)\/finish$/.exec(path)?.[1];
  if (run === undefined) {
    tickets += 1;
    const { isOffline = false } = JSON.parse(body) as { isOffline?: boolean };
    return Response.json({
      runId: `01900000-0000-7000-8000-${String(tickets).padStart(12, "0")}`,
      seed: tickets,
      version: 1,
      mode: "endless",
      expiresAt: Date.now() + (isOffline ? offlineTicketForMs : ticketForMs),
      timeLeft: null,
    });
  }
  if (refusal) return Response.json(refusal.body, { status: refusal.status });
  finished.push(run);
  const result = { score: 7, completed: true, stars: null, counts: {}, isBest: true };
  return Response.json({ runId: run, game: "kyles-dash", mode: "endless", ...result });
}

beforeEach(async () => {
  [isCut, refusal, tickets] = [false, null, 0];
  finished.length = 0;
  for (const { ticket } of await listGameRecords("runs"))
    await deleteGameRecord("runs", ticket.runId);
  for (const { ticket } of await listGameRecords("tickets"))
    await deleteGameRecord("tickets", ticket.runId);
  vi.stubGlobal("fetch", vi.fn<typeof answer>(answer));
});
afterEach(() => void vi.restoreAllMocks());

const spares = async () => (await listGameRecords("tickets")).length;

test("a run is played by the ticket's seed and recorded", async () => {
  const run = await startRun(choice);
  expect(run.seed).toBe(run.ticket?.seed);
  const outcome = await submitRun(run, "1:0");
  expect(outcome).toMatchObject({ status: "recorded", run: { score: 7 } });
  expect(await listGameRecords("runs")).toEqual([]);
});

test("a run without a connection uses a ticket that was taken along, and waits", async () => {
  await startRun(choice);
  await expect.poll(spares).toBe(1);
  isCut = true;
  const run = await startRun(choice);
  expect(run.ticket).not.toBeNull();
  expect(await spares()).toBe(0);
  expect(await submitRun(run, "1:0")).toEqual({ status: "waiting" });
  expect(await sendWaitingRuns(ann)).toEqual([]);
  isCut = false;
  expect(await sendWaitingRuns(ben)).toEqual([]);
  expect(await sendWaitingRuns(ann)).toMatchObject([{ runId: run.ticket?.runId }]);
  expect(finished).toEqual([run.ticket?.runId]);
  expect(await listGameRecords("runs")).toEqual([]);
});

test("a spare ticket is for its own profile, options and rules", async () => {
  await startRun(choice);
  await expect.poll(spares).toBe(1);
  isCut = true;
  for (const other of [{ profileId: ben }, { options: {} }, { version: 2 }])
    expect((await startRun({ ...choice, ...other })).ticket).toBeNull();
  expect((await startRun(choice)).ticket).not.toBeNull();
});

test("a run without any ticket isn't recorded; a daily one still has the day's seed", async () => {
  isCut = true;
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 23, 30), toFake: ["Date"] });
  const run = await startRun({ ...choice, mode: "daily" });
  vi.useRealTimers();
  expect(run).toMatchObject({ ticket: null, seed: seedOfDay("kyles-dash", "daily", "2026-11-27") });
  expect(await submitRun(run, "1:0")).toEqual({ status: "unrecorded" });
  expect(await listGameRecords("runs")).toEqual([]);
});

test("a page with older rules than the server plays for fun only", async () => {
  expect((await startRun({ ...choice, version: 0 })).ticket).toBeNull();
});

test("a refused run is not sent again; a busy server gets it later", async () => {
  const run = await startRun(choice);
  refusal = { status: 503, body: { error: "UNAVAILABLE", message: "Busy." } };
  expect(await submitRun(run, "1:0")).toEqual({ status: "waiting" });
  const body = { error: "RUN_REFUSED", message: "No.", reason: "expired" };
  refusal = { status: 422, body };
  expect(await sendWaitingRuns(ann)).toEqual([]);
  expect(await listGameRecords("runs")).toEqual([]);
  expect(await submitRun(run, "1:0")).toEqual({ status: "refused", reason: "expired" });
});
