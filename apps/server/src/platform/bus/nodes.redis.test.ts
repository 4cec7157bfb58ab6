import { ClosingStack } from "@goldmane/std/closing-stack";
import { Redis } from "ioredis";
import { type Logger, pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { readTestRedisUrl } from "#platform/config/env.ts";
import { busEvent } from "./bus.ts";
import { RedisBus } from "./redis.ts";

const filmAdded = busEvent("test.film-added", z.object({ id: z.string() }));

let stack: ClosingStack;
let log: Logger;
let here: RedisBus;
let redis: Redis;
beforeEach(async () => {
  stack = new ClosingStack();
  log = pino({ level: "silent" });
  redis = new Redis(readTestRedisUrl() ?? "");
  stack.defer(() => redis.disconnect());
  here = await openBus();
});
afterEach(() => stack[Symbol.asyncDispose]());

async function openBus(): Promise<RedisBus> {
  const bus = await RedisBus.open(redis, log);
  stack.defer(() => bus.close());
  return bus;
}

test("an event reaches the listeners of every node once", async () => {
  const received: string[] = [];
  const there = await openBus();
  for (const bus of [here, there]) bus.subscribe(filmAdded, ({ id }) => received.push(id));
  await here.publish(filmAdded, { id: "one" });
  await expect.poll(() => received).toEqual(["one", "one"]);
});

test.each([
  ["another version", { ...filmAdded, version: 2, payload: z.object({ id: z.string() }) }, "x"],
  ["another shape", { ...filmAdded, payload: z.object({ id: z.number() }) }, 1],
])("an event of %s from another node is dropped and logged", async (_what, event, id) => {
  const warn = vi.spyOn(log, "warn");
  const received: unknown[] = [];
  here.subscribe(filmAdded, (payload) => received.push(payload));
  const message = { from: "elsewhere", event: event.name, version: event.version, payload: { id } };
  const channel = `goldmane:${redis.options.db ?? 0}:bus`;
  await redis.publish(channel, JSON.stringify(message));
  await redis.publish(channel, "not a message");
  const there = await openBus();
  await there.publish(filmAdded, { id: "last" });
  await expect.poll(() => received).toEqual([{ id: "last" }]);
  expect(warn.mock.calls.map(([fields]) => fields)).toMatchObject([
    { event: "bus.message_rejected", busEvent: "test.film-added", version: event.version },
    { event: "bus.message_rejected", busEvent: undefined },
  ]);
});
