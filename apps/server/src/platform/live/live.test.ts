import { liveBurst, maxLiveConnections, liveMessageBytes } from "@goldmane/contracts/live/limits";
import { changed, ended, hello, measureClock, presence } from "@goldmane/contracts/live/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import {
  listen,
  type LiveBrowser,
  openLive,
  openSocket,
} from "#platform/testing/live/open-live.ts";
import { originals } from "@goldmane/originals/catalog.gen";

let server: TestServer;
let home: Home;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  home = await openHome(server, "pride");
});
afterAll(() => server[Symbol.asyncDispose]());

async function refusalOf(headers: Record<string, string>): Promise<string> {
  const socket = openSocket(await listen(server), headers);
  try {
    return await new Promise((resolve) => {
      socket.once("connect", () => resolve("connected"));
      socket.once("connect_error", (error) => {
        const { description } = error as Error & { description?: { message?: string } };
        resolve(description?.message ?? error.message);
      });
    });
  } finally {
    socket.disconnect();
  }
}

function lost({ socket }: LiveBrowser): Promise<string> {
  return new Promise((resolve) => {
    if (socket.connected) socket.once("disconnect", resolve);
    else resolve("before");
  });
}

async function meet(name = "adult") {
  const who = await addProfile(home, { role: name, ageGroup: name });
  return { ...who, browser: await signInAs(server, who) };
}

describe("connecting", () => {
  test("accepts a household's browser from its own pages and sends the time", async () => {
    using live = await openLive(server, home.browser);
    const [greeting] = live.received(hello);
    expect(greeting).toMatchObject({ profileId: home.parentId, isRecovered: false });
    expect(greeting?.present).toContain(home.parentId);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }, 403],
    ["another port of this machine", { origin: "http://127.0.0.1:1" }, 403],
    ["a sister site", { "sec-fetch-site": "same-site" }, 403],
    ["a page of no origin", { origin: "null" }, 403],
  ])("refuses connections from %s, whatever the cookies", async (_name, headers, status) => {
    const cookie = home.browser.cookies();
    expect(await refusalOf({ ...headers, cookie })).toContain(String(status));
  });

  test.each([
    ["no cookie", ""],
    ["a cookie that was never given", "gm_s=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
  ])("refuses connections with %s", async (_name, cookie) => {
    expect(await refusalOf({ origin: await listen(server), cookie })).toContain("401");
  });

  test("limits the connections of a browser", async () => {
    const { browser } = await meet();
    const open = await Promise.all(
      Array.from({ length: maxLiveConnections }, () => openLive(server, browser)),
    );
    const headers = { origin: await listen(server), cookie: browser.cookies() };
    expect(await refusalOf(headers)).toContain("429");
    for (const live of open) live[Symbol.dispose]();
    await expect.poll(() => refusalOf(headers)).toBe("connected");
  });

  test("supports WebSocket only", async () => {
    const answer = await home.browser("/api/live/?EIO=4&transport=polling");
    expect([answer.statusCode, answer.json().error]).toEqual([404, "NOT_FOUND"]);
  });
});

describe("a session that ends", () => {
  test("disconnects a revoked device and refuses it afterwards", async () => {
    const { browser, id } = await meet();
    const live = await openLive(server, browser);
    const gone = lost(live);
    const own = await server.app.db
      .selectFrom("browser_session")
      .select("id")
      .where("profile_id", "=", id)
      .executeTakeFirstOrThrow();
    const answer = await home.browser({ method: "DELETE", url: `/api/devices/${own.id}` });
    expect(answer.statusCode, answer.body).toBe(204);
    await gone;
    expect(live.received(ended)).toEqual([{ reason: "identity" }]);
    const headers = { origin: await listen(server), cookie: browser.cookies() };
    expect(await refusalOf(headers)).toContain("401");
  });

  test.each([
    ["signs out", "/api/session/sign-out"],
    ["signs out everywhere", "/api/session/sign-out-everywhere"],
  ])("disconnects a browser that %s", async (_name, url) => {
    const other = await openHome(server);
    const live = await openLive(server, other.browser);
    const gone = lost(live);
    const answer = await other.browser({ method: "POST", url });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    await gone;
    expect(live.received(ended)).toEqual([{ reason: "identity" }]);
  });

  test("applies a parent's change of a profile to its open connections", async () => {
    const { browser, id } = await meet("teen");
    using live = await openLive(server, browser);
    await home.browser({
      method: "PATCH",
      url: `/api/family-profiles/${id}`,
      payload: { role: "child" },
    });
    await expect
      .poll(() => live.received(changed).flatMap(({ topics }) => topics))
      .toContain("family");
    expect(live.socket.connected).toBe(true);
  });
});

describe("commands", () => {
  test("measures the clock with four timestamps", async () => {
    using live = await openLive(server, home.browser);
    const before = Date.now();
    const reading = await live.send(measureClock, { sentAt: 17 });
    expect(reading.sentAt).toBe(17);
    expect(reading.receivedAt).toBeGreaterThanOrEqual(before);
    expect(reading.answeredAt).toBeGreaterThanOrEqual(reading.receivedAt);
  });

  test.each([
    ["nothing", []],
    ["no object", ["now"]],
    ["a field too many", [{ sentAt: 1, isOperator: true }]],
    ["a number that is none", [{ sentAt: "1" }]],
    ["two things", [{ sentAt: 1 }, { sentAt: 2 }]],
    ["bytes", [Buffer.from("x")]],
    ["a prototype", [JSON.parse('{"sentAt":1,"__proto__":{"isOperator":true}}')]],
  ])("refuses a message with %s and keeps the connection", async (_name, args) => {
    using live = await openLive(server, home.browser);
    const answer = await live.socket.timeout(5000).emitWithAck(measureClock.name, ...args);
    expect(answer).toMatchObject({ ok: false, error: { error: "INVALID_INPUT" } });
    expect(await live.send(measureClock, { sentAt: 1 })).toMatchObject({ sentAt: 1 });
    expect(Reflect.get({}, "isOperator")).toBeUndefined();
  });

  test.each(["live.nothing", "__proto__", "constructor", "toString", ""])(
    "refuses the unknown command %j",
    async (name) => {
      using live = await openLive(server, home.browser);
      const answer = await live.socket.timeout(5000).emitWithAck(name, {});
      expect(answer).toMatchObject({ ok: false, error: { error: "INVALID_INPUT" } });
    },
  );

  test("an oversized message closes its connection only", async () => {
    using other = await openLive(server, home.browser);
    const live = await openLive(server, home.browser);
    const gone = lost(live);
    live.socket.emit(measureClock.name, { sentAt: 1, x: "x".repeat(liveMessageBytes) });
    await gone;
    expect(await other.send(measureClock, { sentAt: 1 })).toMatchObject({ sentAt: 1 });
  });

  test("invalid frames close their connection only", async () => {
    using other = await openLive(server, home.browser);
    for (const frame of ["4nonsense", "42[", "459999-[]", "42/other,[]"]) {
      const live = await openLive(server, home.browser);
      const gone = lost(live);
      const { engine } = live.socket.io;
      (engine.transport as unknown as { ws: { send: (text: string) => void } }).ws.send(frame);
      await gone;
    }
    expect(await other.send(measureClock, { sentAt: 1 })).toMatchObject({ sentAt: 1 });
  });

  test("rate limits a flood, and disconnects a connection that continues", async () => {
    const live = await openLive(server, home.browser);
    const answers = await Promise.all(
      Array.from({ length: liveBurst + 40 }, (_, sentAt) => live.trySend(measureClock, { sentAt })),
    );
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ error: { error: "TOO_MANY_REQUESTS" } });
    const gone = lost(live);
    for (let count = 0; count < 400; count += 1) live.socket.emit(measureClock.name, { sentAt: 1 });
    await gone;
    expect(live.received(ended)).toEqual([{ reason: "flood" }]);
  });
});

describe("events", () => {
  test("announces presence to the household, until the last tab closes", async () => {
    using live = await openLive(server, home.browser);
    const { id, browser } = await meet();
    const [one, two] = [await openLive(server, browser), await openLive(server, browser)];
    await expect
      .poll(() => live.received(presence))
      .toContainEqual({ profileId: id, isPresent: true });
    one[Symbol.dispose]();
    two[Symbol.dispose]();
    await expect
      .poll(() => live.received(presence).at(-1))
      .toEqual({ profileId: id, isPresent: false });
    const gone = live
      .received(presence)
      .filter(({ profileId, isPresent }) => profileId === id && !isPresent);
    expect(gone).toHaveLength(1);
  });

  test("notifies a profile's other devices of a watchlist change, and no other profile", async () => {
    const { browser, ...who } = await meet();
    const second = await signInAs(server, who);
    using live = await openLive(server, second);
    using other = await openLive(server, home.browser);
    const url = `/api/watchlist/${originals.find(({ rating }) => rating === "G")?.id}`;
    const payload = { progress: 0, updatedAt: server.app.now() };
    expect((await browser({ method: "PUT", url, payload })).statusCode).toBe(200);
    await expect.poll(() => live.received(changed)).toEqual([{ topics: ["watchlist"] }]);
    expect(other.received(changed)).toEqual([]);
  });

  test("notifies a parent of a child's request, and the child of the answer", async () => {
    const child = await meet("child");
    using parent = await openLive(server, home.browser);
    const url = "/api/approval-requests";
    const answer = await child.browser({ method: "POST", url, payload: { kind: "time" } });
    expect(answer.statusCode, answer.body).toBe(200);
    await expect
      .poll(() => parent.received(changed).flatMap(({ topics }) => topics))
      .toContain("approval-requests");
    using live = await openLive(server, child.browser);
    const payload = { answer: "minutes", minutes: 15 };
    const said = await home.browser({
      method: "POST",
      url: `${url}/${answer.json().id}/answer`,
      payload,
    });
    expect(said.statusCode, said.body).toBe(200);
    await expect
      .poll(() => live.received(changed).flatMap(({ topics }) => topics))
      .toContain("notifications");
  });

  test("notifies only the household of a new profile", async () => {
    const other = await openHome(server);
    using foreign = await openLive(server, other.browser);
    using live = await openLive(server, home.browser);
    await addProfile(home);
    await expect
      .poll(() => live.received(changed).flatMap(({ topics }) => topics))
      .toContain("family");
    expect(foreign.received(changed)).toEqual([]);
  });
});
