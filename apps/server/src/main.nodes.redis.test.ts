import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IngestItem } from "@goldmane/contracts/ingest/schema";
import {
  controlPlayback,
  enterParty,
  reportLoading,
  timelineChanged,
} from "@goldmane/contracts/parties/live";
import type { Party } from "@goldmane/contracts/parties/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readSearchPath, readTestDatabaseUrl, readTestRedisUrl } from "#platform/config/env.ts";
import { openDb } from "#platform/db/open-db.ts";
import { createLog } from "#platform/log.ts";
import { ClipFolder, h264, pictures, tone } from "@goldmane/media/testing/clips";
import { freePort } from "#platform/testing/free-port.ts";
import { DistantBrowser } from "#platform/testing/live/distant-browser.ts";
import { subscribe } from "#platform/testing/open-home.ts";
import { startS3Server } from "#platform/testing/s3-server.ts";
import { sellingEnv } from "#platform/testing/selling-env.ts";
import { type ServerProcess, spawnServer } from "#platform/testing/spawn-server.ts";
import { spawnNginx } from "#platform/testing/spawn-nginx.ts";
import { createTestSchema } from "#platform/testing/database/test-schema.ts";
import { TusClient } from "#platform/testing/tus-client.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** Two nodes as docs/operating.md has them: PostgreSQL, Redis, a store for films, nginx before them. */
const stack = new ClosingStack();
const operator = { email: "marigold@example.org", password: "a lion made of gold" };
const jasper = { username: "jasper", password: "silver-fox-9" };
let nodes: ServerProcess[];
let url: string;
let schemaUrl: string;
let host: DistantBrowser;
let guest: DistantBrowser;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "goldmane-nodes-"));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const { config: store, ...s3 } = await startS3Server(join(folder, "s3"));
  stack.defer(() => s3[Symbol.asyncDispose]());
  const schema = await createTestSchema(readTestDatabaseUrl() ?? "", `nodes_${process.pid}`);
  stack.defer(() => schema[Symbol.asyncDispose]());
  schemaUrl = schema.url;
  const ports = [await freePort(), await freePort()] as const;
  const shared = {
    PATH: readSearchPath(),
    LOG_LEVEL: "error",
    WARM_CACHE: "0",
    ...sellingEnv,
    DATABASE_URL: schema.url,
    REDIS_URL: readTestRedisUrl() ?? "",
    BLOBS_S3_BUCKET: store.bucket,
    BLOBS_S3_ENDPOINT: store.endpoint ?? "",
    BLOBS_S3_ACCESS_KEY_ID: store.credentials?.accessKeyId ?? "",
    BLOBS_S3_SECRET_ACCESS_KEY: store.credentials?.secretAccessKey ?? "",
    SESSION_SECRET: "the same for every node of a house",
    TRUSTED_PROXIES: "loopback",
    GOLDMANE_OPERATOR_EMAIL: operator.email,
  };
  nodes = ports.map((port, place) =>
    spawnServer(
      { ...shared, PORT: String(port), DATA_DIR: join(folder, `node-${place}`) },
      { args: place === 0 ? [] : ["--roles=web"] },
    ),
  );
  for (const node of nodes) stack.defer(() => node[Symbol.asyncDispose]());
  await Promise.all(nodes.map((node) => node.url));
  const nginx = await spawnNginx(ports);
  stack.defer(() => nginx[Symbol.asyncDispose]());
  url = nginx.url;
  host = new DistantBrowser(url, "");
  guest = new DistantBrowser(url, "");
  stack.defer(() => [host, guest].forEach((one) => one[Symbol.dispose]()));
});
afterAll(() => stack[Symbol.asyncDispose]());

test("behind nginx, a party on two nodes survives the death of one node", async () => {
  await becomeOperator();
  const profile = { name: "Jasper Gold", displayName: "Jasper", role: "adult", ageGroup: "adult" };
  await host.call("POST", "/api/family-profiles", { ...profile, ...jasper });
  await guest.call("POST", "/api/family-profiles/login", jasper);
  const titleId = await uploadFilm();

  const party = await host.call<Party>("POST", "/api/parties", {});
  const partyId = party.id;
  await guest.call("POST", "/api/parties/join", { code: party.code });
  for (const who of [host, guest]) {
    await who.connect();
    await who.send(enterParty, { partyId });
  }
  await host.send(controlPlayback, { partyId, command: { act: "show", titleId } });
  await expect.poll(() => newest(guest)?.waitingFor.length).toBe(2);
  const seq = newest(guest)?.seq ?? 0;
  for (const who of [host, guest]) {
    expect(await stream(who, titleId)).toBeGreaterThan(1000);
    await who.send(reportLoading, { partyId, seq, isLoaded: true });
  }
  await expect.poll(() => newest(host)?.state).toBe("playing");
  await expect.poll(() => newest(guest)).toEqual(newest(host));

  // Kills the node that took the upload, so that the other one plays from the shared store.
  const [first] = nodes;
  first?.child.kill("SIGKILL");
  await first?.exited;
  await expect.poll(() => host.losses + guest.losses).toBe(1);
  await expect.poll(() => host.greetings + guest.greetings).toBe(3);
  const before = newest(host)?.seq ?? 0;
  for (const who of [host, guest]) {
    const { party: found } = await who.send(enterParty, { partyId });
    expect(found.timeline).toMatchObject({ titleId });
    expect(found.timeline.seq).toBeGreaterThanOrEqual(before);
  }
  const paused = await host.send(controlPlayback, { partyId, command: { act: "pause" } });
  expect(paused).toMatchObject({ state: "paused", titleId });
  await expect.poll(() => newest(guest)).toEqual(paused);
  for (const who of [host, guest]) expect(await stream(who, titleId)).toBeGreaterThan(1000);
});

test("cross-site requests are also rejected behind nginx", async () => {
  const foreign = await fetch(`${url}/api/parties`, {
    method: "POST",
    headers: { origin: "https://evil.example", "content-type": "application/json" },
    body: "{}",
  });
  expect(foreign.status).toBe(403);
});

/** Creates the operator's household with a verified address and a plan. */
async function becomeOperator(): Promise<void> {
  const names = { householdName: "The Gold Family", name: "Marigold" };
  const opened = await host.call<{ household: { id: string } }>("POST", "/api/account", {
    ...operator,
    ...names,
  });
  const log = createLog("silent");
  const db = openDb({ kind: "postgres", url: schemaUrl }, log);
  try {
    await subscribe({ app: { db, now: Date.now } }, opened.household.id, "family");
    await db.updateTable("account").set({ is_verified: 1 }).execute();
  } finally {
    await db.destroy();
  }
  await host.call("POST", "/api/account/sign-in", operator);
}

function newest(one: DistantBrowser) {
  return one.received(timelineChanged).at(-1)?.timeline;
}

async function uploadFilm(): Promise<string> {
  using clips = new ClipFolder();
  const path = clips.make(
    "film.mp4",
    `${pictures({ seconds: 6 })} ${tone(440, 6)} ${h264} -c:a aac`,
  );
  const film = readFileSync(path);
  const client = new TusClient(url, host.cookies());
  const created = await client.create({ size: film.length, name: "Harbour.mp4" });
  const sent = await client.send(created.headers.location ?? "", 0, film);
  expect(sent.status, sent.body).toBe(204);
  const ready = async () =>
    (await host.call<{ items: IngestItem[] }>("GET", "/api/ingest")).items.find(
      ({ state }) => state === "ready",
    );
  await expect.poll(ready, { timeout: 60_000 }).toBeDefined();
  const id = (await ready())?.titleId ?? "";
  // Every node learns of the film on its own.
  for (let time = 0; time < 4; time += 1)
    await expect.poll(async () => (await host.ask("GET", `/api/titles/${id}`)).status).toBe(200);
  return id;
}

/** Plays like a browser. Returns the bytes of the lowest rung's first two segments. */
async function stream(who: DistantBrowser, titleId: string): Promise<number> {
  const path = `/api/titles/${titleId}/playback`;
  const { rungs } = await who.call<Playback>("POST", path);
  const playlistUrl = rungs[0]?.playlistUrl ?? "";
  const playlist = await (await who.ask("GET", playlistUrl)).text();
  const names = playlist.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  let bytes = 0;
  for (const name of names.slice(0, 2)) {
    const segment = await who.ask("GET", new URL(name, new URL(playlistUrl, url)).href);
    expect(segment.status).toBe(200);
    bytes += (await segment.arrayBuffer()).byteLength;
  }
  return bytes;
}
