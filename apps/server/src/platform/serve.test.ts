import { setTimeout as sleep } from "node:timers/promises";
import { endpoint } from "@goldmane/contracts/endpoint";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Feature } from "./feature.ts";
import { handle } from "./http/handler.ts";
import { handleJob } from "./jobs/job-handler.ts";
import { serve } from "./serve.ts";
import { openTestApp } from "./testing/open-test-app.ts";

const slow = endpoint("GET", "/api/slow", {
  access: "anyone",
  summary: "Take a while",
  reply: z.object({ done: z.boolean() }),
});

/** Responds when the test lets it. */
function slowFeature() {
  let finish = () => {};
  let began = () => {};
  const allowed = new Promise<void>((resolve) => (finish = resolve));
  const begun = new Promise<void>((resolve) => (began = resolve));
  const route = handle(slow, async () => {
    began();
    await allowed;
    return { done: true };
  });
  const feature: Feature = { name: "slow", routes: [route] };
  return { feature, begun, finish };
}

test("a request in progress completes during shutdown", async () => {
  await using app = await openTestApp({ demo: false });
  const { feature, begun, finish } = slowFeature();
  const serving = await serve(app, [feature]);
  const asked = fetch(`${serving.url}/api/slow`);
  await begun;
  const stopped = serving[Symbol.asyncDispose]();
  await sleep(50);
  const late = await fetch(`${serving.url}/api/slow`).catch(() => "refused");
  finish();
  expect(late).toBe("refused");
  expect(await (await asked).json()).toEqual({ done: true });
  await stopped;
});

test("features open before the first request and close in reverse order", async () => {
  await using app = await openTestApp({ demo: false });
  const order: string[] = [];
  const record = (name: string): Feature => ({
    name,
    open: async () => {
      order.push(`open ${name}`);
      return { [Symbol.asyncDispose]: async () => void order.push(`close ${name}`) };
    },
  });
  const serving = await serve(app, [record("a"), record("b")]);
  await serving[Symbol.asyncDispose]();
  expect(order).toEqual(["open a", "open b", "close b", "close a"]);
});

test("without the web role nothing listens", async () => {
  await using app = await openTestApp({ demo: false, roles: ["worker"] });
  const serving = await serve(app, []);
  expect(serving.url).toBeNull();
  await serving[Symbol.asyncDispose]();
});

test("without the worker role jobs wait for a node that has it", async () => {
  await using app = await openTestApp({ demo: false, roles: ["web"] });
  const ran: unknown[] = [];
  const note = { name: "note", version: 1, payload: z.null() };
  const run = async () => void ran.push(1);
  const handler = handleJob(note, { attempts: 1, concurrency: 1, run });
  const serving = await serve(app, [{ name: "notes", jobs: () => [handler] }]);
  await app.jobs.enqueue(note, null);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ran).toEqual([]);
  await serving[Symbol.asyncDispose]();
});

test("a node runs the recurring jobs of its roles", async () => {
  await using app = await openTestApp({ demo: false, roles: ["web"] });
  const ran: string[] = [];
  const recurring = (["worker", "web"] as const).map((role) => ({
    name: `of ${role}`,
    everyMs: 3_600_000,
    role,
    run: async () => void ran.push(role),
  }));
  const serving = await serve(app, [{ name: "sweeps", recurring: () => recurring }]);
  await expect.poll(() => ran).toEqual(["web"]);
  await serving[Symbol.asyncDispose]();
  const rows = await app.db.selectFrom("recurring_job").select("name").execute();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(["delete-expired-sessions", "of web"]);
});
