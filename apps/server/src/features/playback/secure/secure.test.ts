import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
let home: Home;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  home = await openHome(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const forAll = originals.find(({ rating }) => rating === "G")?.id ?? "";
const grownUp = originals.find(({ rating }) => rating !== "G")?.id ?? "";
const hour = 3_600_000;

type Browse = TestServer["inject"];

function askFor(browse: Browse, id: string, query = "") {
  return browse(`/api/titles/${id}/playback/expired-link${query}`);
}

async function refusalOf(browse: Browse, url: string): Promise<unknown[]> {
  const answer = await browse(url);
  const { error, reason } = answer.json();
  return [answer.statusCode, error, reason];
}

async function play(browse: Browse, id: string): Promise<string> {
  const answer = await browse({ method: "POST", url: `/api/titles/${id}/playback?ahead=true` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().manifestUrl;
}

test("a link of half a day ago equals the one issued then, and is refused now", async () => {
  const then = await play(home.browser, forAll);
  const { now } = server.app;
  server.app.now = () => now() + 12 * hour;
  try {
    const answer = await askFor(home.browser, forAll);
    expect(answer.json()).toEqual({ url: expect.stringMatching(/^\/media\/.*\/master\.m3u8$/) });
  } finally {
    server.app.now = now;
  }
  expect((await home.browser(then)).statusCode).toBe(200);
  const { url } = (await askFor(home.browser, forAll)).json();
  expect(await refusalOf(home.browser, url)).toEqual([403, "NOT_ALLOWED", "expired"]);
});

test("refuses changed links, and links of other sessions", async () => {
  const own = await play(home.browser, forAll);
  const other = await openHome(server);
  const [, , token = ""] = own.split("/");
  const last = token.at(-1) === "A" ? "B" : "A";
  const changed = own.replace(token, token.slice(0, -1) + last);
  const borrowed = (await play(home.browser, grownUp)).replace(/\/media\/[^/]+/, `/media/${token}`);
  const refused = [403, "NOT_ALLOWED", "foreign"];
  expect(await refusalOf(home.browser, changed)).toEqual(refused);
  expect(await refusalOf(home.browser, borrowed)).toEqual(refused);
  expect(await refusalOf(other.browser, own)).toEqual(refused);
  expect(await refusalOf(server.inject, own)).toEqual(refused);
  // The key's path is checked like the film's.
  expect(await refusalOf(server.inject, own.replace("master.m3u8", "key"))).toEqual(refused);
});

test("signs no link for a title that a viewer may not play, not even an expired one", async () => {
  const child = await signInAs(
    server,
    await addProfile(home, { role: "child", ageGroup: "child" }),
  );
  expect((await askFor(child, forAll)).statusCode).toBe(200);
  expect((await askFor(child, grownUp)).statusCode).toBe(404);
  expect((await askFor(server.openBrowser(), forAll)).json().error).toBe("NOT_SIGNED_IN");
  const unpaid = await openHome(server, null);
  expect((await askFor(unpaid.browser, forAll)).json().error).toBe("SUBSCRIPTION_REQUIRED");
  expect((await askFor(unpaid.browser, forAll, "?cut=trailer")).statusCode).toBe(200);
});
