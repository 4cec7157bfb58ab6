import { demoSignIn } from "@goldmane/contracts/account/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { features } from "#features.ts";
import { type OperatorServer, openOperatorServer } from "#features/admin/testing/test-operator.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { newId } from "#platform/ids.ts";
import { openHome } from "#platform/testing/open-home.ts";
import { openTestServer } from "#platform/testing/open-test-server.ts";

let admin: OperatorServer;
let server: OperatorServer["server"];
let operator: OperatorServer["operator"];
let read: OperatorServer["read"];
let send: OperatorServer["send"];
beforeAll(async () => {
  admin = await openOperatorServer();
  ({ server, operator, read, send } = admin);
});
afterAll(() => admin[Symbol.asyncDispose]());

describe("the audit", () => {
  test("is read by kind, household and time, latest first", async () => {
    const state = await openHome(server);
    const at = server.app.now();
    const query = `householdId=${state.householdId}&kind=account.signed-in`;
    const { items } = await read(`/api/admin/audit?${query}`);
    expect(items).toMatchObject([
      { kind: "account.signed-in", household: { id: state.householdId }, network: "127.0.0.0/24" },
    ]);
    expect((await read(`/api/admin/audit?${query}&from=${at + 1}`)).items).toEqual([]);
    expect((await read(`/api/admin/audit?${query}&until=${at + 1}`)).items).toHaveLength(1);
    const all = (await read("/api/admin/audit")).items;
    const instants = all.map(({ notedAt }: { notedAt: number }) => notedAt);
    expect(instants).toEqual(instants.toSorted((a: number, b: number) => b - a));
    const kinds = await read("/api/admin/audit/kinds");
    expect(kinds).toContain("account.created");
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

const folding = { name: "fold-napkins", version: 1, payload: z.object({ secret: z.string() }) };

describe("the server", () => {
  test("reports its status", async () => {
    const state = await read("/api/admin/server");
    expect(state).toMatchObject({
      version: expect.stringMatching(/^\d/),
      isDemo: false,
      roles: ["web", "worker"],
      database: { kind: server.app.config.database.kind, version: expect.stringMatching(/^\d/) },
      media: { running: [], waiting: 0 },
      leo: { model: null, voice: { by: "flite", failure: null } },
    });
    expect(state.disks.map(({ name }: { name: string }) => name)).toEqual(["segments", "blobs"]);
    expect(state.freeBytes).toBeGreaterThan(0);
    expect(state.ffmpeg.version === null).toBe(
      state.ffmpeg.advice !== null && !state.ffmpeg.takesFiles && server.app.media.ffmpeg === null,
    );
  });

  test("retries failed jobs and deletes idle ones", async () => {
    const { app } = server;
    const id = await app.jobs.enqueue(folding, { secret: "letter" });
    const fail = () =>
      app.db
        .updateTable("job")
        .set({ state: "failed", reason: "No napkins.", attempts: 3 })
        .where("id", "=", id)
        .execute();
    expect(await send("POST", `/api/admin/jobs/${id}/retry`)).toEqual([409, "CONFLICT"]);
    await fail();
    const failed = await operator.browser("/api/admin/jobs?state=failed");
    expect(failed.json().items).toMatchObject([{ id, reason: "No napkins.", attempts: 3 }]);
    expect(failed.body).not.toContain("letter");
    expect(await send("POST", `/api/admin/jobs/${id}/retry`)).toEqual([200, undefined]);
    const [waiting] = (await read("/api/admin/jobs?state=waiting")).items;
    expect(waiting).toMatchObject({ id, attempts: 0 });
    await app.db.updateTable("job").set({ state: "running" }).where("id", "=", id).execute();
    expect(await send("DELETE", `/api/admin/jobs/${id}`)).toEqual([409, "CONFLICT"]);
    await fail();
    expect(await send("DELETE", `/api/admin/jobs/${id}`)).toEqual([204, undefined]);
    expect(await send("DELETE", `/api/admin/jobs/${id}`)).toEqual([404, "NOT_FOUND"]);
    const { items } = await read("/api/admin/audit?kind=admin.job-deleted");
    expect(items).toMatchObject([{ details: { job: id, kind: "fold-napkins", state: "failed" } }]);
  });
});

describe("the outbox", () => {
  test("requires a recently entered password", async () => {
    const { db } = server.app;
    const id = newId();
    const sessions = db.updateTable("browser_session");
    await sessions.set({ confirmed_at: null }).where("account_id", "is not", null).execute();
    await announceIdentityChange(server.app, { householdId: operator.householdId });
    for (const url of ["/api/admin/outbox", `/api/admin/outbox/${id}`]) {
      const answer = await operator.browser(url);
      expect([answer.statusCode, answer.json().error]).toEqual([403, "CONFIRMATION_REQUIRED"]);
    }
    const payload = { password: operator.password };
    await operator.browser({ method: "POST", url: "/api/account/confirm", payload });
    expect((await operator.browser("/api/admin/outbox")).statusCode).toBe(200);
  });

  test("is refused to the demo's visitor, who entered no password", async () => {
    await using demo = await openTestServer(features);
    const browse = demo.openBrowser();
    const open = async () => (await browse("/api/admin/outbox")).statusCode;
    expect((await browse("/api/admin/households")).statusCode).toBe(200);
    expect(await open()).toBe(403);
    const confirm = { method: "POST", url: "/api/account/confirm" } as const;
    await browse({ ...confirm, payload: { password: "brass-lion" } });
    expect(await open()).toBe(403);
    await browse({ ...confirm, payload: { password: demoSignIn.password } });
    expect(await open()).toBe(200);
  });

  test("returns one e-mail at a time as plain text, and rejects paths as ids", async () => {
    const { app } = server;
    const { smtpUrl } = app.config.mail;
    for (const subject of ["First", "Größe 2", "Third"]) {
      const paragraphs = ["Is this your address, Zoë?", `${"a long line ".repeat(20)}=3D`];
      const footer = {
        reason: "You asked for it.",
        server: { name: "Goldmane", origin: "https://films.example.org" },
      };
      const envelope = { to: "zoe@example.org", language: "en", footer } as const;
      await app.mail.send({ ...envelope, subject, paragraphs });
    }
    const all = await read("/api/admin/outbox");
    expect(all).toMatchObject({ goesOut: smtpUrl !== null, next: null });
    const subjects = all.items.slice(0, 3).map(({ subject }: { subject: string }) => subject);
    expect(subjects).toEqual(["Third", "Größe 2", "First"]);
    const first = await read("/api/admin/outbox?limit=2");
    const rest = await read(`/api/admin/outbox?limit=2&after=${first.next}`);
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(
      all.items.slice(0, 4).map(({ id }: { id: string }) => id),
    );
    const email = await read(`/api/admin/outbox/${all.items[0].id}`);
    expect(email).toMatchObject({ to: "zoe@example.org", subject: "Third" });
    expect(email.text).toContain("Is this your address, Zoë?");
    expect(email.text).toContain(`${"a long line ".repeat(20)}=3D`);
    expect(email.html).toMatch(/^<!doctype html>[^]*>Is this your address, Zoë\?<[^]*<\/html>$/);
    for (const [id, status] of [
      [newId(), 404],
      ["..%2f..%2fgoldmane.db", 400],
      ["..%5cgoldmane", 400],
      [`${all.items[0].id}.eml`, 400],
    ]) {
      expect((await operator.browser(`/api/admin/outbox/${id}`)).statusCode).toBe(status);
    }
  });
});
