import { listAudit, listJobs } from "@goldmane/contracts/admin/api";
import { getAccount, resetPassword, verifyAddress } from "@goldmane/contracts/account/settings/api";
import { signIn } from "@goldmane/contracts/account/sign-in/api";
import { getSession } from "@goldmane/contracts/account/api";
import { listAchievements } from "@goldmane/contracts/achievements/api";
import { getConversation } from "@goldmane/contracts/assistant/api";
import { getBilling, listInvoices } from "@goldmane/contracts/billing/api";
import {
  getProfileControls,
  listApprovalRequests,
  listOwnApprovalRequests,
} from "@goldmane/contracts/controls/api";
import type { Endpoint } from "@goldmane/contracts/endpoint";
import { listFamilyProfiles, signInToProfile } from "@goldmane/contracts/family/api";
import { listFriends } from "@goldmane/contracts/friends/api";
import { getTitle } from "@goldmane/contracts/library/api";
import { listNotifications } from "@goldmane/contracts/notifications/api";
import { getParty } from "@goldmane/contracts/parties/api";
import { listWatching } from "@goldmane/contracts/playback/api";
import { getWatchlist } from "@goldmane/contracts/watchlist/api";
import { listScheduledParties } from "@goldmane/contracts/scheduled-parties/api";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as z from "zod/mini";
import { features } from "#features.ts";
import type { Config } from "#platform/config/config.ts";
import { openDb } from "#platform/db/open-db.ts";
import { migrate, readMigrations } from "#platform/db/migrate.ts";
import { checkJobKinds } from "#platform/jobs/check-job-kinds.ts";
import { listTables } from "#platform/testing/database/list-tables.ts";
import { readOutbox } from "#platform/testing/mail/read-outbox.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { before, restoreBefore } from "#platform/testing/upgrade/restore-before.ts";

/** Tables that migrations since then renamed: the old name, and the one it has now. */
const renamedTables: Readonly<Record<string, string>> = {
  ask: "approval_request",
  evening: "scheduled_party",
  evening_guest: "scheduled_party_guest",
  party_line: "party_message",
  tally: "usage_counter",
};

const minuteMs = 60_000;
let stack: ClosingStack;
let config: Config;
beforeEach(async () => {
  // Sessions, links and requests of the fixture last for days, not for years.
  vi.useFakeTimers({ toFake: ["Date"], now: before.writtenAt + minuteMs });
  stack = new ClosingStack();
  config = await restoreBefore(stack);
});
afterEach(async () => {
  await stack[Symbol.asyncDispose]();
  vi.useRealTimers();
});

async function openServer(): Promise<TestServer> {
  const server = await openTestServer(features, config);
  stack.defer(() => server[Symbol.asyncDispose]());
  return server;
}

type Answer = { status: number; body: string; cookies: number };
type Call = { url?: string; cookie?: string; body?: object };

async function call(
  server: TestServer,
  endpoint: Endpoint,
  { url = endpoint.path, cookie, body: payload }: Call = {},
): Promise<Answer> {
  const { statusCode, body, cookies } = await server.inject({
    method: endpoint.method,
    url,
    headers: { "sec-fetch-site": "same-origin", ...(cookie && { cookie }) },
    ...(payload && { payload }),
  });
  return { status: statusCode, body, cookies: cookies.length };
}

/** Calls an endpoint with this cookie and parses its reply by the contract. */
async function read<E extends Endpoint & { reply: z.ZodMiniType }>(
  server: TestServer,
  endpoint: E,
  { cookie, id = "" }: { cookie: string; id?: string },
): Promise<z.output<E["reply"]>> {
  const url = endpoint.path.replace(":id", id);
  const { status, body } = await call(server, endpoint, { url, cookie });
  expect(status, `${url}: ${body}`).toBe(200);
  return endpoint.reply.parse(JSON.parse(body)) as z.output<E["reply"]>;
}

const { operator, parent, child, adult, titles } = before;

test("migrations lose no row of any table", async () => {
  const db = openDb(config.database, pino({ level: "silent" }));
  stack.defer(() => db.destroy());
  expect(Object.values(before.counts)).not.toContain(0);
  const { length: tables } = await listTables(db);
  await migrate(db, await readMigrations(config.migrationsFolder), Date.now);
  expect((await listTables(db)).length).toBeGreaterThanOrEqual(tables);
  const counts: Record<string, number> = {};
  for (const name of Object.keys(before.counts).filter((one) => one !== "migration")) {
    const table = sql.table(renamedTables[name] ?? name);
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${table}`.execute(db);
    counts[name] = Number(rows[0]?.rows);
  }
  expect(counts).toEqual({ ...before.counts, migration: undefined });
});

describe("after an upgrade", () => {
  test("sessions continue, and passwords, PINs and second steps are as they were", async () => {
    const server = await openServer();
    expect(await read(server, getSession, parent)).toMatchObject({
      level: "account",
      email: parent.email,
      profile: { id: parent.profileId },
    });
    expect(await read(server, getSession, child)).toMatchObject({ profile: { id: child.id } });
    const { email, password } = parent;
    const again = await call(server, signIn, { body: { email, password } });
    expect([again.status, again.cookies]).toEqual([200, 1]);
    const { username, password: secret } = adult;
    const own = await call(server, signInToProfile, { body: { username, password: secret } });
    expect([own.status, own.cookies]).toEqual([200, 1]);
    const { recoveryCode, ...guarded } = before.guarded;
    const half = await call(server, signIn, { body: guarded });
    expect(JSON.parse(half.body)).toMatchObject({ error: "CODE_REQUIRED" });
    const whole = await call(server, signIn, { body: { ...guarded, code: recoveryCode } });
    expect(whole.status, whole.body).toBe(200);
  });

  test("links that were mailed before still work", async () => {
    const server = await openServer();
    const { status } = await call(server, verifyAddress, { body: { token: before.verifyToken } });
    expect(status).toBe(200);
    const password = "an entirely new password";
    const body = { token: before.resetToken, password };
    expect((await call(server, resetPassword, { body })).status).toBe(204);
    const again = await call(server, signIn, { body: { email: parent.email, password } });
    expect(again.status).toBe(200);
  });

  test("a household keeps its profiles, limits, plan, friends and lists", async () => {
    const server = await openServer();
    const family = await read(server, listFamilyProfiles, parent);
    expect(family.map(({ displayName }) => displayName)).toEqual(
      expect.arrayContaining(["Milo", "Aunt Ada", "Quiet"]),
    );
    expect(await read(server, getProfileControls, { ...parent, id: child.id })).toMatchObject({
      controls: { blockedWords: ["volcano"], calm: { noFlashing: true, noAutoplay: true } },
      timeZone: "Europe/Berlin",
    });
    expect(await read(server, getBilling, parent)).toMatchObject({ plan: "pride" });
    expect(await read(server, listInvoices, parent)).toHaveLength(1);
    expect(await read(server, getAccount, parent)).toMatchObject({ passkeys: [{ name: "Key" }] });
    const friends = await read(server, listFriends, parent);
    expect([friends.friends.length, friends.requests.length]).toEqual([1, 1]);
    const { items } = await read(server, getWatchlist, parent);
    expect(items.map(({ id, progress }) => [id, progress])).toEqual(
      expect.arrayContaining([
        [titles.g, 0],
        [titles.pg, 40],
      ]),
    );
    expect((await read(server, listWatching, child))[0]).toMatchObject({ id: titles.secondG });
    const badges = await read(server, listAchievements, child);
    expect(JSON.stringify(badges)).toMatch(/"earnedAt":\d/);
    expect(await read(server, getTitle, { ...parent, id: before.film.id })).toMatchObject({
      title: "Our Holiday",
      year: 2019,
    });
  });

  test("a scheduled party, its answers, an open party and a child's request are all there", async () => {
    const server = await openServer();
    const { scheduledParties } = await read(server, listScheduledParties, parent);
    const scheduled = scheduledParties.find(({ id }) => id === before.scheduledParty.id);
    expect(scheduled).toMatchObject({ name: "Movie night", title: { id: titles.g }, isOwn: true });
    expect(scheduled?.startsAt).toBe(before.scheduledParty.startsAt);
    expect(scheduled?.guests.map(({ profileId, answer }) => [profileId, answer])).toEqual(
      expect.arrayContaining([
        [child.id, "coming"],
        [adult.id, "cannot"],
      ]),
    );
    expect(await read(server, getParty, { ...parent, id: before.party.id })).toMatchObject({
      name: "Couch club",
      code: before.party.code,
      queue: [{ title: { id: titles.secondG }, votes: [child.id] }],
      poll: { question: "Popcorn?", options: [{ votes: [] }, { votes: [child.id] }] },
    });
    const { requests } = await read(server, listApprovalRequests, parent);
    expect(requests.map(({ id }) => id)).toContain(before.requestId);
    expect(await read(server, listOwnApprovalRequests, child)).toContainEqual(
      expect.objectContaining({ id: before.requestId, status: "waiting" }),
    );
  });

  test("notifications, safety alerts, conversations and the audit log can be read", async () => {
    const server = await openServer();
    const news = await read(server, listNotifications, parent);
    expect(news.map(({ type }) => type)).toContain("care");
    const talk = await read(server, getConversation, { ...parent, id: child.id });
    expect(talk.exchanges).toContainEqual(
      expect.objectContaining({ message: "i want to die", safetyAlert: expect.any(String) }),
    );
    const audit = await read(server, listAudit, operator);
    expect(audit.items.length).toBeGreaterThan(10);
    const jobs = await call(server, listJobs, {
      url: `${listJobs.path}?state=waiting`,
      ...operator,
    });
    expect(listJobs.reply.parse(JSON.parse(jobs.body)).items.length).toBeGreaterThan(10);
  });

  test("JSON columns and audit kinds are those of today", async () => {
    const { app } = await openServer();
    const messages = await app.db.selectFrom("party_message").select("content").execute();
    const polls = await app.db.selectFrom("party_poll").select("options").execute();
    const stored = [
      ...messages.map(({ content }) => content),
      ...polls.map(({ options }) => options),
    ];
    expect(stored.flatMap((text) => JSON.parse(text ?? "null") as unknown)).toEqual(
      expect.arrayContaining([
        { kind: "text", text: "Welcome" },
        { kind: "text", text: "Sweet" },
        { kind: "text", text: "Salty" },
      ]),
    );
    const audit = await app.db.selectFrom("audit").select("kind").distinct().execute();
    const kinds = audit.map(({ kind }) => kind);
    expect(kinds).toContain("friends.requested");
    expect(kinds).not.toContain("friends.asked");
  });

  test("every job that was due is done: e-mails are sent, and the party opens in time", async () => {
    const server = await openServer();
    const { app } = server;
    const kinds = features.flatMap(({ jobs }) => jobs?.(app) ?? []);
    await checkJobKinds(app.db, kinds);
    const then = before.scheduledParty.startsAt + 1000;
    vi.setSystemTime(then);
    const waiting = await app.db
      .selectFrom("job")
      .select("id")
      .where("ended_at", "is", null)
      .where("run_at", "<=", then)
      .execute();
    app.jobs.work(kinds);
    const ids = waiting.map(({ id }) => id);
    const listUndone = () =>
      app.db
        .selectFrom("job")
        .select(["kind", "payload", "state", "reason"])
        .where("id", "in", ids)
        .where("state", "!=", "done")
        .execute();
    await expect.poll(listUndone).toEqual([]);
    const mails = await readOutbox({ config }, parent.email, { atLeast: 14 });
    expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(14);
    const { scheduledParties } = await read(server, listScheduledParties, child);
    const open = scheduledParties.find(({ id }) => id === before.scheduledParty.id);
    expect(open?.partyCode).toEqual(expect.any(String));
  });
});
