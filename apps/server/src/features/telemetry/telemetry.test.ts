import { performancePath } from "@goldmane/contracts/telemetry/api";
import { reportsPerMinute, vitalsRetentionDays } from "@goldmane/contracts/telemetry/limits";
import { rateMetric, type Metric } from "@goldmane/contracts/telemetry/rules";
import type { VitalsReport } from "@goldmane/contracts/telemetry/schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperatorServer, openOperatorServer } from "#features/admin/testing/test-operator.ts";
import { aggregatorOf, deleteOldCounts } from "./vitals-aggregator.ts";

let admin: OperatorServer;
let now: number;
const dayMs = 24 * 3_600_000;
beforeAll(async () => {
  admin = await openOperatorServer();
  now = Math.floor(admin.server.app.now() / dayMs) * dayMs + dayMs / 2;
  admin.server.app.now = () => now;
});
beforeEach(async () => {
  await aggregatorOf(admin.server.app).write();
  await admin.server.app.db.deleteFrom("vital_count").execute();
  now += 60_000;
});
afterAll(() => admin[Symbol.asyncDispose]());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";

function reportOf(metric: Metric, value: number, url = "/streaming", userAgent = "Chromium") {
  const rating = rateMetric(metric, value);
  return { metric, value, rating, timestamp: now, url, userAgent };
}

/** Sends as `navigator.sendBeacon` does: same origin, with a type that needs no preflight. */
async function send(payload: unknown, headers: Record<string, string> = {}, remoteAddress = "") {
  const answer = await admin.server.inject({
    method: "POST",
    url: performancePath,
    headers: {
      "sec-fetch-site": "same-origin",
      "content-type": "text/plain;charset=UTF-8",
      ...headers,
    },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    ...(remoteAddress && { remoteAddress }),
  });
  return answer;
}

async function readRows() {
  await aggregatorOf(admin.server.app).write();
  return await admin.server.app.db.selectFrom("vital_count").selectAll().execute();
}

const readVitals = (days = 7): Promise<VitalsReport> =>
  admin.read(`/api/admin/vitals?days=${days}`);

test("the operator sees the 75th percentile by page and metric", async () => {
  const { app } = admin.server;
  for (const value of [900, 1000, 1100, 4200]) {
    expect((await send(reportOf("LCP", value))).statusCode).toBe(204);
  }
  await send(reportOf("CLS", 0, "/watch/the-sock-rocket"), { "content-type": "application/json" });
  await send(reportOf("CLS", 0.3, "/watch/tin-moon", firefox));
  // Counts of another node are added to existing rows.
  await aggregatorOf(app).write();
  await send(reportOf("LCP", 900));

  const vitals = await readVitals();
  const [home, ...others] = vitals.pages;
  expect(home).toMatchObject({
    page: "/streaming",
    metric: "LCP",
    rating: "good",
    counts: { good: 4, needsImprovement: 0, poor: 1 },
  });
  expect(Math.abs((home?.p75 ?? 0) - 1100)).toBeLessThanOrEqual(1100 * 0.05);
  expect(others).toMatchObject([
    { page: "/watch/:id", metric: "CLS", rating: "poor", counts: { good: 1, poor: 1 } },
  ]);
  expect(vitals.overall.map(({ metric }) => metric)).toEqual(["LCP", "CLS"]);
  expect(vitals.browsers).toEqual([
    { family: "Chromium", reports: 6 },
    { family: "Firefox", reports: 1 },
  ]);
});

test("stores neither viewer, film nor browser version, and no time but the day", async () => {
  const cookie = "goldmane=whoever";
  const url = "/profile/controls/01900000-0000-7000-8000-00000000d0e3";
  const answer = await send(reportOf("INP", 120, url, firefox), { cookie });
  expect([answer.statusCode, answer.cookies]).toEqual([204, []]);
  expect(await readRows()).toEqual([
    {
      day: Math.floor(now / dayMs),
      page: "/profile/controls/:id",
      metric: "INP",
      browser: "Firefox",
      above: expect.any(Number),
      reports: 1,
    },
  ]);
  // Only the operator's own session exists.
  const sessions = await admin.server.app.db.selectFrom("browser_session").select("id").execute();
  expect(sessions).toHaveLength(1);
});

test.each([
  ["nothing", ""],
  ["no JSON", "LCP=1"],
  ["another shape", "[]"],
  ["a prototype", '{"__proto__":{"metric":"LCP"}}'],
  ["one field too many", () => ({ ...reportOf("LCP", 1), profile: "mia" })],
  ["a rating that is not the value's", () => ({ ...reportOf("LCP", 1), rating: "poor" })],
  ["an unknown metric", () => ({ ...reportOf("LCP", 1), metric: "LCP2" })],
])("refuses a report with %s and counts nothing", async (_, payload) => {
  const answer = await send(typeof payload === "function" ? payload() : payload);
  expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
  expect(await readRows()).toEqual([]);
});

test("other types, long bodies and other sites are refused", async () => {
  const report = reportOf("LCP", 1);
  const form = await send(report, { "content-type": "application/x-www-form-urlencoded" });
  expect([form.statusCode, form.json().error]).toEqual([415, "UNSUPPORTED_MEDIA"]);
  const long = await send({ ...report, userAgent: "x".repeat(3000) });
  expect([long.statusCode, long.json().error]).toEqual([413, "TOO_LARGE"]);
  const foreign = await send(report, { "sec-fetch-site": "cross-site" });
  expect([foreign.statusCode, foreign.json().error]).toEqual([403, "NOT_ALLOWED"]);
  expect(await readRows()).toEqual([]);
});

test("an address over the rate limit waits for the next minute and affects no other", async () => {
  const report = reportOf("FID", 12);
  for (let sent = 0; sent < reportsPerMinute; sent += 1) {
    expect((await send(report, {}, "10.0.0.1")).statusCode).toBe(204);
  }
  const refused = await send(report, {}, "10.0.0.1");
  expect([refused.statusCode, refused.json().error]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect((await send(report, {}, "10.0.0.2")).statusCode).toBe(204);
  now += 60_000;
  expect((await send(report, {}, "10.0.0.1")).statusCode).toBe(204);
  const [row, ...others] = await readRows();
  expect([row?.reports, others]).toEqual([reportsPerMinute + 2, []]);
});

test("deletes counts older than a month and reports the requested days", async () => {
  await send(reportOf("LCP", 1000, "/vibes"));
  await readRows();
  now += 6 * dayMs;
  expect((await readVitals()).pages).toHaveLength(1);
  now += dayMs;
  expect((await readVitals()).pages).toEqual([]);
  expect((await readVitals(vitalsRetentionDays)).pages).toHaveLength(1);
  now += (vitalsRetentionDays - 7) * dayMs;
  await send(reportOf("LCP", 1000, "/kids"));
  await deleteOldCounts(admin.server.app);
  expect((await readRows()).map(({ page }) => page)).toEqual(["/kids"]);
});

test("unknown pages and browsers share a bounded number of rows", async () => {
  for (let visit = 0; visit < 300; visit += 1) {
    const url = `/made/up/${visit}`;
    await send(reportOf("TTFB", 100, url, `Browser ${visit}`), {}, `10.1.${visit}.1`);
  }
  expect(await readRows()).toMatchObject([{ page: "/other", browser: "Other", reports: 300 }]);
});
