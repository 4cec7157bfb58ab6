import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { listTables } from "#platform/testing/database/list-tables.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
afterAll(() => server[Symbol.asyncDispose]());

describe("a household's data", () => {
  test("is exported as a zip without secrets", async () => {
    const home = await openHome(server);
    const other = await openHome(server);
    await addProfile(home, { displayName: "Mia" });
    const answer = await home.browser("/api/household/export");
    expect(answer.headers["content-type"]).toBe("application/zip");
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
    const all = new Map(texts);
    expect(JSON.parse(all.get("profile.json") ?? "")).toHaveLength(2);
    expect(JSON.parse(all.get("account.json") ?? "")).toMatchObject([{ email: home.email }]);
    expect([...all.keys()]).toEqual(expect.arrayContaining(["audit.json", "browser_session.json"]));
    const text = [...all.values()].join("");
    expect(text).not.toMatch(/argon2|_hash"|_key"/);
    expect(text).not.toContain(other.householdId);
  });

  test("is deleted with the household, to the last row", async () => {
    const home = await openHome(server);
    const child = await signInAs(server, await addProfile(home));
    const [{ id }] = (await child("/api/animations")).json();
    const url = `/api/titles/${id}/progress`;
    await child({ method: "PUT", url, payload: { positionSeconds: 20 } });
    const ids = [home.householdId, home.parentId];
    const removed = await home.browser({ method: "DELETE", url: "/api/household" });
    expect(removed.statusCode).toBe(204);
    expect((await child("/api/session")).json()).toMatchObject({ level: "device" });
    expect((await home.browser("/api/session")).json()).toMatchObject({ level: "device" });
    for (const name of await listTables(server.app.db)) {
      if (name === "migration") continue;
      const rows = await server.app.db
        .selectFrom(name as "audit")
        .selectAll()
        .execute();
      const text = JSON.stringify(rows);
      expect(
        ids.filter((one) => text.includes(one)),
        name,
      ).toEqual([]);
      expect(text.includes(`"${home.email}"`), name).toBe(false);
    }
  });
});
