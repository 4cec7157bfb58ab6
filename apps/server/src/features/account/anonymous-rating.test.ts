import { afterEach, beforeEach, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, type Home, openHome } from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";

let server: TestServer;
let home: Home;
beforeEach(async () => {
  server = await openTestServer(features, { demo: false });
  home = await openHome(server);
});
afterEach(() => server[Symbol.asyncDispose]());

/** The browser's rating limit, and the ratings listed on its home page. */
async function readLimit(browse: TestBrowser | TestServer["inject"]) {
  const { highestRating } = (await browse("/api/session")).json();
  const titles: { rating: string }[] = (await browse("/api/animations")).json();
  const listed = [...new Set(titles.map(({ rating }) => rating))].toSorted();
  return [highestRating, ...listed];
}

test("anonymous visitors of a server without a child are shown films up to PG", async () => {
  await addProfile(home, { role: "teen", ageGroup: "teen" });
  expect(await readLimit(server.inject)).toEqual(["PG", "G", "PG"]);
});

test("once a child has a profile, anonymous visitors see what the child sees", async () => {
  const visitor = server.openBrowser();
  await visitor({ method: "POST", url: "/api/session/sign-out" });
  expect(await readLimit(visitor)).toEqual(["PG", "G", "PG"]);
  const { id } = await addProfile(home);
  expect(await readLimit(visitor)).toEqual(["G", "G"]);
  expect(await readLimit(server.inject)).toEqual(["G", "G"]);
  expect(await readLimit(home.browser)).toEqual(["R", "G", "PG", "PG-13"]);
  await home.browser({ method: "DELETE", url: `/api/family-profiles/${id}` });
  expect(await readLimit(visitor)).toEqual(["PG", "G", "PG"]);
  expect(await readLimit(server.inject)).toEqual(["PG", "G", "PG"]);
});

test("a parent who limits a teen further limits anonymous visitors too", async () => {
  const { id } = await addProfile(home, { role: "teen", ageGroup: "teen" });
  const url = `/api/family-profiles/${id}/controls`;
  const { controls } = (await home.browser(url)).json();
  const payload = { ...controls, highestRating: "G" };
  const answer = await home.browser({ method: "PUT", url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await readLimit(server.inject)).toEqual(["G", "G"]);
});

test("a profile waiting for a parent's approval limits no one", async () => {
  const { code } = (await home.browser({ method: "POST", url: "/api/household/code" })).json();
  const payload = {
    name: "Mia",
    displayName: "Mia",
    username: "mia",
    password: "long enough",
    householdCode: code,
  };
  const url = "/api/family-profiles";
  const { id, status } = (await server.openBrowser()({ method: "POST", url, payload })).json();
  expect(status).toBe("waiting");
  expect(await readLimit(server.inject)).toEqual(["PG", "G", "PG"]);
  await home.browser({ method: "POST", url: `${url}/${id}/approve` });
  expect(await readLimit(server.inject)).toEqual(["G", "G"]);
});

test("a poster above the child's limit is refused to anonymous visitors", async () => {
  const titles: { id: string; rating: string; posterUrl: string }[] = (
    await server.inject("/api/animations")
  ).json();
  const rated = titles.find(({ rating }) => rating === "PG");
  await addProfile(home);
  expect((await server.inject(rated?.posterUrl ?? "")).statusCode).toBe(404);
  expect((await server.inject(`/api/titles/${rated?.id}`)).statusCode).toBe(404);
});
