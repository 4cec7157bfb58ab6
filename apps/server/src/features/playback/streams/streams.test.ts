import { streamSilenceMs } from "@goldmane/contracts/playback/limits";
import type { Stream } from "@goldmane/contracts/playback/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

type Browse = TestServer["inject"];

const forAll = originals.filter(({ rating }) => rating === "G").map(({ id }) => id);
const [first = "", second = ""] = forAll;
const forGrownUps = originals.find(({ rating }) => rating === "PG-13")?.id ?? "";

let server: TestServer;
let home: Home;
let clock = Date.now();

beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  server.app.now = () => clock;
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  home = await openHome(server, "duo");
});

/** Another device of the household, with its first parent on it. */
async function openDevice(userAgent = ""): Promise<Browse> {
  const browse = server.openBrowser();
  const { email, password } = home;
  const headers = { "user-agent": userAgent };
  const payload = { email, password };
  const url = "/api/account/sign-in";
  expect((await browse({ method: "POST", url, payload, headers })).statusCode).toBe(200);
  return browse;
}

async function play(browse: Browse, titleId = first, query = "") {
  clock += 1;
  const url = `/api/titles/${titleId}/playback${query}`;
  const answer = await browse({ method: "POST", url });
  return { status: answer.statusCode, body: answer.json() };
}

async function report(browse: Browse, titleId = first, also: object = {}) {
  const url = `/api/titles/${titleId}/progress`;
  const answer = await browse({ method: "PUT", url, payload: { positionSeconds: 3, ...also } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().stream;
}

async function list(browse: Browse = home.browser): Promise<Stream[]> {
  const answer = await browse("/api/streams");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function stop(browse: Browse, id: string): Promise<number> {
  return (await browse({ method: "DELETE", url: `/api/streams/${id}` })).statusCode;
}

test("a third device gets the list of current streams, and plays once one of them ends", async () => {
  const laptop = await openDevice("Mozilla/5.0 (Macintosh) Firefox/140.0");
  const phone = await openDevice();
  expect((await play(home.browser)).status).toBe(200);
  expect((await play(laptop, second)).status).toBe(200);
  const refused = await play(phone);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: "STREAM_LIMIT_REACHED", planName: "Gold Duo", maxUsers: 2 },
  ]);
  expect(refused.body.watching).toHaveLength(2);
  expect(refused.body.watching[1]).toMatchObject({
    profileName: expect.stringMatching(/^Parent/),
    title: expect.any(String),
    device: "Firefox on a Mac",
    isThisOne: false,
    canStop: true,
  });
  expect(await report(laptop, second, { isLeaving: true })).toBe("playing");
  expect((await play(phone)).status).toBe(200);
});

test("of ten devices that start at once two play", async () => {
  const devices: Browse[] = [];
  for (let count = 0; count < 10; count += 1) devices.push(await openDevice());
  const answers = await Promise.all(devices.map((device) => play(device)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
  expect(await list()).toHaveLength(2);
});

test("a device that goes silent frees its slot, and one that reports keeps it", async () => {
  const laptop = await openDevice();
  const phone = await openDevice();
  await play(home.browser);
  await play(laptop);
  for (let told = 0; told < 3; told += 1) {
    clock += streamSilenceMs / 2;
    expect(await report(home.browser)).toBe("playing");
  }
  expect(await list()).toHaveLength(1);
  expect((await play(phone)).status).toBe(200);
  expect(await report(laptop)).toBe("full");
});

test("another title on the same device takes no second slot", async () => {
  const laptop = await openDevice();
  await play(laptop);
  for (const titleId of [first, second, first]) {
    expect((await play(home.browser, titleId)).status).toBe(200);
  }
  expect(await report(home.browser, second, { isLeaving: true })).toBe("playing");
  expect(await list()).toHaveLength(2);
});

test("prefetches and trailers take no slot", async () => {
  const laptop = await openDevice();
  const phone = await openDevice();
  expect((await play(home.browser, first, "?ahead=true")).status).toBe(200);
  expect((await play(home.browser, first, "?cut=trailer")).status).toBe(200);
  expect(await list()).toEqual([]);
  await play(laptop);
  await play(phone);
  expect((await play(home.browser, first, "?ahead=true")).status).toBe(409);
  expect((await play(home.browser, first, "?cut=trailer")).status).toBe(200);
});

test("a parent stops another device: its next report and its next segment are refused", async () => {
  const laptop = await openDevice();
  const { body: playback } = await play(laptop);
  const [playing] = await list();
  expect(await stop(home.browser, playing?.id ?? "")).toBe(204);
  expect(await report(laptop)).toBe("stopped");
  const manifest = await laptop(playback.manifestUrl);
  expect([manifest.statusCode, manifest.json()]).toMatchObject([403, { reason: "stopped" }]);
  expect(await list()).toEqual([]);
  expect(await report(laptop, second)).toBe("playing");
  expect((await play(laptop)).status).toBe(200);
  expect(await report(laptop)).toBe("playing");
});

test("children can only stop their own streams, and see no title above their limit", async () => {
  const kid = await addProfile(home, { role: "child", ageGroup: "child" });
  const tablet = await signInAs(server, kid);
  const phone = await signInAs(server, kid);
  await play(home.browser, forGrownUps);
  expect((await play(tablet)).status).toBe(200);
  const refused = await play(phone);
  expect(refused.body.watching).toMatchObject([
    { title: null, canStop: false },
    { title: expect.any(String), canStop: true },
  ]);
  const [parents, own] = await list(phone);
  expect(await stop(phone, parents?.id ?? "")).toBe(403);
  expect(await stop(phone, own?.id ?? "")).toBe(204);
  expect((await play(phone)).status).toBe(200);
});

test("one household neither counts nor sees nor stops the streams of another", async () => {
  const other = await openHome(server, "duo");
  await play(other.browser);
  expect(await list()).toEqual([]);
  const [theirs] = await list(other.browser);
  expect(await stop(home.browser, theirs?.id ?? "")).toBe(404);
  expect(await list(other.browser)).toHaveLength(1);
});

test("the demo plays everywhere at once", async () => {
  await using demo = await openTestServer(features, { demo: true });
  for (let visitor = 0; visitor < 4; visitor += 1) {
    expect((await play(demo.openBrowser())).status).toBe(200);
  }
});
