import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { rounds } from "@goldmane/std/testing/sample";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readSearchPath } from "#platform/config/env.ts";
import { type ServerProcess, spawnServer } from "#platform/testing/spawn-server.ts";

const kills = rounds({ usual: 2, whole: 30 });
const slowestRoundMs = 120_000;
vi.setConfig({ testTimeout: (kills + 2) * slowestRoundMs, hookTimeout: 2 * slowestRoundMs });

const owner = {
  name: "Ada",
  username: "ada",
  password: "correct horse battery",
  householdName: "The Golds",
  language: "en",
};

let top: string;
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), "goldmane-setup-"));
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

function start(name: string): ServerProcess {
  return spawnServer({
    PATH: readSearchPath(),
    DATA_DIR: join(top, name),
    PORT: "0",
    LOG_LEVEL: "error",
    GOLDMANE_DEMO: "0",
    WARM_CACHE: "0",
  });
}

async function readCode(server: ServerProcess): Promise<string> {
  const find = () => /^\s*(\w{4}-\w{4}-\w{4})$/m.exec(server.said())?.[1];
  return await vi.waitUntil(find, slowestRoundMs);
}

/** The status and the cookie; null if the server died first. */
async function post(address: string, body: object, cookie = "") {
  const headers = { "content-type": "application/json", origin: new URL(address).origin, cookie };
  try {
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    const [given = ""] = (answer.headers.get("set-cookie") ?? "").split(";", 1);
    return { status: answer.status, cookie: given };
  } catch {
    return null;
  }
}

async function read(address: string, cookie = "") {
  const answer = await fetch(address, { headers: { cookie } });
  const body: ReturnType<typeof JSON.parse> = await answer.json();
  return { status: answer.status, body };
}

const signIn = (url: string) => post(`${url}/api/family-profiles/login`, owner);

test("a server killed during its set-up is set up whole, or new with the same code", async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const name = `killed-${kill}`;
    let code: string;
    let acknowledged = false;
    {
      await using server = start(name);
      code = await readCode(server);
      const answering = post(`${await server.url}/api/setup`, { ...owner, code });
      await sleep((kill * 97) % 400);
      server.child.kill("SIGKILL");
      acknowledged = (await answering)?.status === 200;
    }
    await using server = start(name);
    const url = await server.url;
    const { isFresh } = (await read(`${url}/api/setup`)).body;
    if (isFresh) {
      expect(acknowledged).toBe(false);
      expect(await readCode(server)).toBe(code);
      expect((await post(`${url}/api/setup`, { ...owner, code }))?.status).toBe(200);
    } else {
      expect((await post(`${url}/api/setup`, { ...owner, code }))?.status).toBe(409);
    }
    const signedIn = await signIn(url);
    expect(signedIn?.status).toBe(200);
    const access = await read(`${url}/api/subscription/access`, signedIn?.cookie);
    expect(access.body).toMatchObject({ hasAccess: true });
    const households = await read(`${url}/api/admin/households`, signedIn?.cookie);
    expect([households.status, households.body.items]).toEqual([
      200,
      [expect.objectContaining({ name: "The Golds" })],
    ]);
  }
});

test("a server killed while it restores a backup is new with the same code, or restored", async () => {
  const archive = await backUp("old");
  for (let kill = 0; kill < kills; kill += 1) {
    const name = `restored-${kill}`;
    let code: string;
    {
      await using server = start(name);
      code = await readCode(server);
      const answering = post(`${await server.url}/api/setup/restore`, { code, path: archive });
      await sleep((kill * 53) % 250);
      server.child.kill("SIGKILL");
      await answering;
    }
    {
      await using server = start(name);
      const url = await server.url;
      if ((await read(`${url}/api/setup`)).body.isFresh) {
        const again = { code: await readCode(server), path: archive };
        expect((await post(`${url}/api/setup/restore`, again))?.status).toBe(200);
      }
    }
    await using server = start(name);
    expect((await signIn(await server.url))?.status).toBe(200);
  }
});

/** Sets a server up and makes a backup of it. */
async function backUp(name: string): Promise<string> {
  await using server = start(name);
  const url = await server.url;
  const opened = await post(`${url}/api/setup`, { ...owner, code: await readCode(server) });
  const cookie = opened?.cookie ?? "";
  expect((await post(`${url}/api/backups`, { withFilms: false }, cookie))?.status).toBe(200);
  const list = async () => (await read(`${url}/api/backups`, cookie)).body;
  await vi.waitUntil(async () => (await list()).backups.length > 0, slowestRoundMs);
  const { folder, backups } = await list();
  const copy = join(top, "carried.tar");
  cpSync(join(folder, backups[0].name), copy);
  return copy;
}
