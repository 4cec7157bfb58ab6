import { AppError } from "@goldmane/contracts/errors";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestApp, type TestApp } from "#platform/testing/open-test-app.ts";
import { attempt, deleteExpiredAttempts } from "./attempts.ts";

let app: TestApp;
let now = 0;
beforeEach(async () => {
  app = await openTestApp();
  now = 1_800_000_000_000;
  app.now = () => now;
});
afterEach(() => app[Symbol.asyncDispose]());

const wrong = new AppError("NOT_SIGNED_IN", "wrong");

/** The result of a wrong attempt: "wrong", or the seconds to wait. */
async function guess(address = "192.0.2.1", isFamiliar = async () => false) {
  try {
    return await attempt(app, { subject: "a safe", address, isFamiliar }, () =>
      Promise.reject(wrong),
    );
  } catch (error) {
    if (error === wrong) return "wrong";
    if (error instanceof AppError) return error.details.retryAfterSeconds;
    throw error;
  }
}

function open(address: string, isFamiliar = async () => false) {
  return attempt(app, { subject: "a safe", address, isFamiliar }, async () => "open");
}

test("five attempts are free, then each wait doubles up to a minute", async () => {
  for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe("wrong");
  const waits: unknown[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const wait = await guess();
    waits.push(wait);
    now += Number(wait) * 1000;
    expect(await guess()).toBe("wrong");
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test("the right secret resets the count", async () => {
  for (let tries = 0; tries < 5; tries += 1) await guess();
  now += 1000;
  expect(await open("192.0.2.1")).toBe("open");
  expect(await guess()).toBe("wrong");
  expect(await guess()).toBe("wrong");
});

test("attempts expire after an hour", async () => {
  for (let tries = 0; tries < 5; tries += 1) await guess();
  now += 3_600_001;
  expect(await guess()).toBe("wrong");
  expect(await guess()).toBe("wrong");
  now += 3_600_001;
  await deleteExpiredAttempts(app);
  expect(await app.db.selectFrom("attempt").selectAll().execute()).toEqual([]);
});

test("distributed guessing slows unknown networks by seconds, and known ones not at all", async () => {
  for (let host = 0; host < 15; host += 1) {
    for (let tries = 0; tries < 5; tries += 1) await guess(`198.51.100.${host}`);
    now += 2000;
  }
  await guess("198.51.100.200");
  expect(await guess("203.0.113.7")).toBe(2);
  expect(await open("203.0.113.8", async () => true)).toBe("open");
});

test("the table reveals neither subjects nor addresses", async () => {
  await guess("203.0.113.7");
  const rows = JSON.stringify(await app.db.selectFrom("attempt").selectAll().execute());
  expect(rows).not.toMatch(/safe|203\.0/);
});

test("a clock that was set back causes no longer wait", async () => {
  await guess();
  now -= 600_000;
  expect(await guess()).toBe("wrong");
});
