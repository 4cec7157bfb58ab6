import { afterAll, beforeAll, expect, test } from "vitest";
import { type OperatorServer, openOperatorServer } from "#features/admin/testing/test-operator.ts";

let admin: OperatorServer;
beforeAll(async () => {
  admin = await openOperatorServer();
});
afterAll(() => admin[Symbol.asyncDispose]());

const url = "/api/admin/settings";

test("an operator changes settings, and the audit log says which", async () => {
  const { send, read } = admin;
  expect((await read(url)).sources.serverName).toEqual({ from: "default" });
  expect(await send("PUT", url, { values: { serverName: "  Smith\u202e TV " } })).toEqual([
    200,
    undefined,
  ]);
  const { values, sources } = await read(url);
  expect(values.serverName).toBe("Smith TV");
  expect(sources.serverName).toEqual({ from: "stored" });
  const { items } = await read("/api/admin/audit?kind=admin.settings-changed");
  expect(items[0].details).toEqual({ changed: ["serverName"] });
  await send("PUT", url, { reset: ["serverName"] });
  expect((await read(url)).values.serverName).toBe("Goldmane");
});

test.each([
  [{ values: { serverName: "" } }],
  [{ values: { serverName: "x".repeat(41) } }],
  [{ values: { registration: "ajar" } }],
  [{ values: { sessionSecret: "known" } }],
  [{ reset: ["everything"] }],
])("refuses %j and changes nothing", async (change) => {
  const before = await admin.read(url);
  expect(await admin.send("PUT", url, change)).toEqual([400, "INVALID_INPUT"]);
  expect(await admin.read(url)).toEqual(before);
});

test("a request in no language of ours is answered in the server's", async () => {
  const headers = { "accept-language": "fr" };
  const readTitle = async () => {
    const reply = await admin.server.inject({ url: "/api/titles/adventure-quest", headers });
    return reply.json().title;
  };
  const english = await readTitle();
  await admin.send("PUT", url, { values: { defaultLanguage: "es" } });
  expect(await readTitle()).not.toBe(english);
  expect(english).toBe("Adventure Quest");
});
