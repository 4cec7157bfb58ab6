import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { rounds } from "@goldmane/std/testing/sample";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { readSearchPath } from "#platform/config/env.ts";
import { openDb } from "#platform/db/open-db.ts";
import { sellingEnv } from "#platform/testing/selling-env.ts";
import { spawnServer } from "#platform/testing/spawn-server.ts";
import { payWith } from "#platform/testing/test-cards.ts";

const kills = rounds({ usual: 2, whole: 40 });
const slowestRoundMs = 120_000;
vi.setConfig({ testTimeout: kills * slowestRoundMs });

const signUps = 3;

/** Sign-ups and payments acknowledged before the server was killed, by e-mail address. */
type Acknowledged = { opened: Set<string>; paid: Set<string> };

/** The complete response; null if the server died first. */
async function post(address: string, body: object, cookie = "") {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: new URL(address).origin,
        cookie,
        // A new address per request, so that sign-ups aren't rate limited.
        "x-forwarded-for": `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`,
      },
      body: JSON.stringify(body),
    });
    const [given] = (answer.headers.get("set-cookie") ?? "").split(";", 1);
    return { status: answer.status, words: await answer.text(), cookie: given };
  } catch {
    return null;
  }
}

/** Creates accounts and subscribes them, one after the other, until the server dies. */
async function comeIn(url: string, acknowledged: Acknowledged): Promise<void> {
  for (;;) {
    const email = `${randomUUID()}@example.com`;
    const newAccount = { email, password: randomUUID(), householdName: "Ember", name: "Ada" };
    const opened = await post(`${url}/api/account`, newAccount);
    if (!opened) return;
    expect(opened.status, opened.words).toBe(200);
    acknowledged.opened.add(email);
    const card = { plan: "duo", ...payWith() };
    const paid = await post(`${url}/api/billing/subscribe`, card, opened.cookie);
    if (!paid) return;
    expect(paid.status, paid.words).toBe(200);
    acknowledged.paid.add(email);
  }
}

test("acknowledged sign-ups and payments survive repeated kills of the server", async () => {
  const folder = mkdtempSync(join(tmpdir(), "crash-"));
  const env = {
    PATH: readSearchPath(),
    DATA_DIR: folder,
    PORT: "0",
    LOG_LEVEL: "error",
    GOLDMANE_DEMO: "0",
    ...sellingEnv,
    TRUSTED_PROXIES: "127.0.0.1",
    WARM_CACHE: "0",
  };
  const acknowledged: Acknowledged = { opened: new Set(), paid: new Set() };
  for (let kill = 0; kill < kills; kill += 1) {
    await using server = spawnServer(env);
    const url = await server.url;
    const coming = Array.from({ length: signUps }, () => comeIn(url, acknowledged));
    const before = acknowledged.paid.size;
    // Every other kill waits for a payment, the rest happen at any moment.
    if (kill % 2 === 0) await vi.waitUntil(() => acknowledged.paid.size > before, slowestRoundMs);
    await sleep((kill * 37) % 300);
    server.child.kill("SIGKILL");
    await Promise.all(coming);
  }

  const database = { kind: "sqlite", file: join(folder, "goldmane.db") } as const;
  const db = openDb(database, pino({ level: "silent" }));
  const kept = await db
    .selectFrom("account")
    .innerJoin("household", "household.account_id", "account.id")
    .innerJoin("profile", "profile.household_id", "household.id")
    .leftJoin("subscription", "subscription.household_id", "household.id")
    .leftJoin("invoice", "invoice.household_id", "household.id")
    .select(["account.email", "subscription.state", "invoice.state as invoice"])
    .$narrowType<{ email: string }>()
    .execute();
  const accounts = await db
    .selectFrom("account")
    .select("email")
    .$narrowType<{ email: string }>()
    .execute();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });

  process.stdout.write(
    `${kills} kills: ${acknowledged.opened.size} accounts and ${acknowledged.paid.size} payments acknowledged, ${accounts.length} accounts kept\n`,
  );
  const emails = kept.map(({ email }) => email);
  const active = new Set(kept.flatMap(({ email, state }) => (state === "active" ? [email] : [])));
  const billed = new Set(kept.flatMap(({ email, invoice }) => (invoice === "paid" ? [email] : [])));
  expect(acknowledged.paid.size).toBeGreaterThanOrEqual(kills / 2);
  expect([...acknowledged.opened].filter((email) => !emails.includes(email))).toEqual([]);
  expect([...acknowledged.paid].filter((email) => !active.has(email))).toEqual([]);
  // One household, profile and invoice per account: no partial accounts, no double billing.
  expect(emails.length).toBe(new Set(emails).size);
  expect(emails.toSorted()).toEqual(accounts.map(({ email }) => email).toSorted());
  expect([...billed].toSorted()).toEqual([...active].toSorted());
});
