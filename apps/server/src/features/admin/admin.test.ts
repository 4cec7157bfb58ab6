import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settleAllDue } from "#features/billing/settle-due.ts";
import { newId } from "#platform/ids.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { type OperatorServer, openOperatorServer } from "./testing/test-operator.ts";

let admin: OperatorServer;
let server: OperatorServer["server"];
let operator: Home;
let home: Home;
let read: OperatorServer["read"];
let send: OperatorServer["send"];
beforeAll(async () => {
  admin = await openOperatorServer();
  ({ server, operator, read, send } = admin);
  home = await openHome(server, null);
});
afterAll(() => admin[Symbol.asyncDispose]());

async function readOperatorAudit(householdId: string) {
  const { items } = await read(`/api/admin/audit?householdId=${householdId}`);
  const entries = items.filter(({ kind }: { kind: string }) => kind.startsWith("admin."));
  return entries.map(({ kind, accountId, details }: Record<string, unknown>) => ({
    kind,
    accountId,
    details,
  }));
}

async function readAccountId(householdId: string) {
  const { account_id } = await server.app.db
    .selectFrom("household")
    .select("account_id")
    .where("id", "=", householdId)
    .executeTakeFirstOrThrow();
  return account_id;
}

async function rename(name: string): Promise<Home> {
  const renamed = await openHome(server, "family");
  await renamed.browser({ method: "PATCH", url: "/api/household", payload: { name } });
  return renamed;
}

async function search(words: string): Promise<{ id: string; found: unknown }[]> {
  return (await read(`/api/admin/households?search=${encodeURIComponent(words)}`)).items;
}

describe("households", () => {
  test("are found by part of a name, address or username in any case, and by any id", async () => {
    const owls = await rename("Straße der Eulen");
    const child = await addProfile(owls, { displayName: "Mia" });
    for (const [words, by] of [
      ["STRASSE d", "name"],
      ["der Eulen", "name"],
      [owls.email.slice(0, -4).toUpperCase(), "email"],
      [child.username, "username"],
      [owls.householdId, "id"],
      [child.id, "id"],
      [await readAccountId(owls.householdId), "id"],
    ] as const) {
      expect(await search(words), words).toMatchObject([{ id: owls.householdId, found: { by } }]);
    }
    expect(await search("der Straße")).toEqual([]);
    expect(await search(newId())).toEqual([]);
  });

  test("a percent sign and an underscore match literally", async () => {
    const odd = await rename("100%_wool");
    await rename("100 sheep");
    expect(await search("100%")).toMatchObject([{ id: odd.householdId }]);
    expect(await search("100%_")).toMatchObject([{ id: odd.householdId }]);
    expect(await search("%")).toMatchObject([{ id: odd.householdId }]);
    for (const words of ["%%", "_00", "1__", "100__", "'; drop table household; --", "\u0000"]) {
      const found = await search(words);
      expect(found.filter(({ found: match }) => match !== null)).toEqual([]);
    }
  });

  test("are listed with their profiles, plan and last activity", async () => {
    const owls = await rename("Observatory");
    await addProfile(owls);
    expect(await search("observatory")).toEqual([
      {
        id: owls.householdId,
        name: "Observatory",
        email: owls.email,
        isVerified: false,
        isDemo: false,
        profiles: 2,
        plan: "family",
        state: "active",
        createdAt: expect.any(Number),
        lastSeenAt: expect.any(Number),
        found: { by: "name", text: "observatory" },
      },
    ]);
  });

  test("are paged, each once, newest first", async () => {
    for (let at = 0; at < 3; at += 1) await openHome(server, null);
    const all = (await read("/api/admin/households")).items.map(({ id }: { id: string }) => id);
    const seen: string[] = [];
    for (let after = ""; ;) {
      const page = await read(`/api/admin/households?limit=2${after && `&after=${after}`}`);
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("a search continues where its page ended", async () => {
    const names = ["Quartz a", "Quartz b", "Quartz ä", "Quartz c", "Quartz 🦉"];
    const ids = new Set<string>();
    for (const name of names) ids.add((await rename(name)).householdId);
    const seen: string[] = [];
    for (let after = ""; ;) {
      const url = `/api/admin/households?search=quartz&limit=2${after && `&after=${after}`}`;
      const page = await read(url);
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toHaveLength(names.length);
    expect(new Set(seen)).toEqual(ids);
  });

  test("an invalid cursor is refused with a message", async () => {
    for (const list of ["households", "households?search=a", "sessions", "audit"]) {
      const after = `${list.includes("?") ? "&" : "?"}after=`;
      for (const forged of [
        "x",
        "bnVsbA",
        "W10",
        Buffer.from('["\\u0000","a"]').toString("base64url"),
      ]) {
        const answer = await operator.browser(`/api/admin/${list}${after}${forged}`);
        expect([answer.statusCode, answer.json().error], forged).toEqual([400, "INVALID_INPUT"]);
      }
    }
  });

  test("details contain no secrets", async () => {
    const whole = await openHome(server, "duo");
    const child = await addProfile(whole, { displayName: "Mia" });
    await signInAs(server, child);
    const answer = await operator.browser(`/api/admin/households/${whole.householdId}`);
    expect(answer.json()).toMatchObject({
      id: whole.householdId,
      email: whole.email,
      hasCode: false,
      isGiven: true,
      billing: { plan: "duo", state: "active", currentUsers: 2 },
      invoices: [],
    });
    expect(answer.json().profiles.map(({ id }: { id: string }) => id)).toEqual([
      whole.parentId,
      child.id,
    ]);
    expect(answer.json().devices).toHaveLength(2);
    expect(answer.body).not.toMatch(/argon2|hash|token/i);
    expect(await send("POST", `/api/admin/households/${newId()}/verify-email`)).toEqual([
      404,
      "NOT_FOUND",
    ]);
  });
});

describe("an operator", () => {
  test("verifies an address, with an audit entry", async () => {
    const { householdId, email } = home;
    const accountId = await readAccountId(operator.householdId);
    expect(await send("POST", `/api/admin/households/${householdId}/verify-email`)).toEqual([
      204,
      undefined,
    ]);
    expect(await read(`/api/admin/households/${householdId}`)).toMatchObject({ isVerified: true });
    expect(await readOperatorAudit(householdId)).toEqual([
      { kind: "admin.email-verified", accountId, details: { email } },
    ]);
  });

  test("signs one browser out, but not the current one", async () => {
    const owner = await openHome(server);
    const child = await signInAs(server, await addProfile(owner, { displayName: "Leo" }));
    const { items } = await read(`/api/admin/sessions?householdId=${owner.householdId}`);
    const device = items.find(({ profile }: { profile: unknown }) =>
      JSON.stringify(profile).includes("Leo"),
    );
    expect(await send("DELETE", `/api/admin/sessions/${device.id}`)).toEqual([204, undefined]);
    expect((await child("/api/session")).json().level).toBe("device");
    expect((await owner.browser("/api/session")).json().level).toBe("account");
    expect(await readOperatorAudit(owner.householdId)).toMatchObject([
      { kind: "admin.session-revoked", details: { session: device.id } },
    ]);
    expect(await send("DELETE", `/api/admin/sessions/${device.id}`)).toEqual([404, "NOT_FOUND"]);
    const own = await read("/api/admin/sessions");
    const { id } = own.items.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne);
    expect(await send("DELETE", `/api/admin/sessions/${id}`)).toEqual([409, "CONFLICT"]);
  });

  test("signs a household out everywhere, and no other", async () => {
    const owner = await openHome(server);
    const other = await openHome(server);
    expect(await send("DELETE", `/api/admin/households/${owner.householdId}/sessions`)).toEqual([
      204,
      undefined,
    ]);
    expect((await owner.browser("/api/session")).json().level).toBe("device");
    expect((await other.browser("/api/session")).json().level).toBe("account");
    expect(await readOperatorAudit(owner.householdId)).toMatchObject([
      { kind: "admin.household-signed-out" },
    ]);
  });

  test("needs the password again for sensitive calls after ten minutes", async () => {
    const { now } = server.app;
    server.app.now = () => now() + 10 * 60_000 + 1;
    try {
      const url = `/api/admin/households/${home.householdId}/sessions`;
      expect(await send("DELETE", url)).toEqual([403, "CONFIRMATION_REQUIRED"]);
      expect((await home.browser("/api/session")).json().level).toBe("account");
    } finally {
      server.app.now = now;
    }
  });
});

describe("a plan given by the operator", () => {
  const give = (id: string, gift: object) => send("PUT", `/api/admin/households/${id}/plan`, gift);

  async function readAccess({ browser }: Home) {
    return (await browser("/api/subscription/access")).json();
  }

  test("grants access, counts as no revenue, and ends on time", async () => {
    const owner = await openHome(server, null);
    const before = await read("/api/admin/plans");
    const gift = { plan: "pride", months: 1, key: newId() };
    expect(await give(owner.householdId, gift)).toEqual([204, undefined]);
    expect(await give(owner.householdId, gift)).toEqual([204, undefined]);
    expect(await readAccess(owner)).toMatchObject({ hasAccess: true, planName: "Gold Pride" });
    expect(await readOperatorAudit(owner.householdId)).toMatchObject([
      { kind: "admin.plan-given", details: { plan: "pride", months: 1 } },
    ]);
    const after = await read("/api/admin/plans");
    expect(after.monthlyCents).toBe(before.monthlyCents);
    expect(after.withoutPlan).toBe(before.withoutPlan - 1);

    const { now } = server.app;
    server.app.now = () => now() + 32 * 86_400_000;
    try {
      await settleAllDue(server.app);
      const known = await server.app.db
        .selectFrom("subscription")
        .select("state")
        .where("household_id", "=", owner.householdId)
        .executeTakeFirstOrThrow();
      expect(known.state).toBe("canceled");
    } finally {
      server.app.now = now;
    }
    expect(await readAccess(owner)).toMatchObject({ hasAccess: true });
  });

  test("is stopped at once", async () => {
    const owner = await openHome(server, null);
    await give(owner.householdId, { plan: "duo", months: null, key: newId() });
    const url = `/api/admin/households/${owner.householdId}/plan?key=${newId()}`;
    expect(await send("DELETE", url)).toEqual([204, undefined]);
    expect(await readAccess(owner)).toMatchObject({ hasAccess: false });
    expect(await send("DELETE", url.replace(/key=.*/, `key=${newId()}`))).toEqual([
      409,
      "CONFLICT",
    ]);
    expect((await readOperatorAudit(owner.householdId))[0]).toMatchObject({
      kind: "admin.plan-stopped",
      details: { plan: "duo" },
    });
  });

  test("does not replace a paid plan, which ends with its period", async () => {
    const owner = await openHome(server, null);
    const card = {
      number: "4242 4242 4242 4242",
      expMonth: 12,
      expYear: 2040,
      cvc: "123",
      name: "Ada",
    };
    const payload = { plan: "family", key: newId(), card };
    const before = await read("/api/admin/plans");
    const paid = await owner.browser({ method: "POST", url: "/api/billing/subscribe", payload });
    expect(paid.statusCode, paid.body).toBe(200);
    expect((await read("/api/admin/plans")).monthlyCents).toBe(before.monthlyCents + 2499);
    const gift = { plan: "pride", months: 1, key: newId() };
    expect(await give(owner.householdId, gift)).toEqual([409, "CONFLICT"]);
    const url = `/api/admin/households/${owner.householdId}`;
    expect(await send("DELETE", `${url}/plan?key=${newId()}`)).toEqual([204, undefined]);
    expect(await read(url)).toMatchObject({
      isGiven: false,
      billing: { state: "active", cancelAtPeriodEnd: true, hasAccess: true },
      invoices: [{ totalCents: 2499, state: "paid" }],
    });
    expect((await read("/api/admin/plans")).monthlyCents).toBe(before.monthlyCents);
  });

  test("rejects unknown plans and too many months", async () => {
    for (const wrong of [{ plan: "gold" }, { months: 0 }, { months: 37 }, { months: 1.5 }]) {
      const gift = { plan: "duo", months: 1, key: newId(), ...wrong };
      expect(await give(home.householdId, gift)).toEqual([400, "INVALID_INPUT"]);
    }
  });
});

describe("the audit", () => {
  test("names the existing profiles that its entries mention", async () => {
    const owner = await openHome(server, "family");
    const child = await addProfile(owner, { displayName: "Mia" });
    const url = `/api/family-profiles/${child.id}`;
    const payload = { displayName: "Mia Gold" };
    expect((await owner.browser({ method: "PATCH", url, payload })).statusCode).toBe(200);
    const readEntry = async (kind: string) =>
      (await read(`/api/admin/audit?householdId=${owner.householdId}&kind=${kind}`)).items[0];
    expect(await readEntry("profile.changed")).toMatchObject({
      details: { profile: child.id, changed: ["displayName"] },
      names: { [child.id]: "Mia Gold" },
    });
    const added = await readEntry("profile.registered");
    expect(Object.keys(added.names)).toEqual([owner.parentId]);
    await owner.browser({ method: "DELETE", url });
    expect(await readEntry("profile.deleted")).toMatchObject({
      details: { profile: child.id },
      names: {},
    });
  });
});
