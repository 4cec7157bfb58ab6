import { freeTrackCount, instrumentalCount } from "@goldmane/contracts/music/limits";
import { musicList } from "@goldmane/contracts/music/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { musicRawRoutes, musicRoutes } from "./routes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(
    [{ name: "music", routes: musicRoutes, rawRoutes: musicRawRoutes }],
    { demo: false },
  );
});
afterAll(() => server[Symbol.asyncDispose]());

const webp = { accept: "image/webp" };

async function readList() {
  return musicList.parse((await server.inject("/api/music")).json());
}

test("lists 20 free tracks and 25 instrumentals, each with its own name", async () => {
  const { tracks, instrumentals } = await readList();
  const all = [...tracks, ...instrumentals];
  expect([tracks.length, instrumentals.length]).toEqual([freeTrackCount, instrumentalCount]);
  for (const field of ["id", "title", "artist", "genre", "url", "coverImage"] as const)
    expect(new Set(all.map((one) => one[field])).size, field).toBe(all.length);
  for (const { duration, title } of all) {
    expect(duration, title).toBeGreaterThanOrEqual(90);
    expect(duration, title).toBeLessThanOrEqual(180);
  }
});

test("an instrumental has key and tempo, a free track neither", async () => {
  const { tracks, instrumentals } = await readList();
  expect(instrumentals.find(({ id }) => id === "clockwork-mice")).toMatchObject({
    key: "E major",
    bpm: 144,
    type: "instrumental",
  });
  expect(tracks[0]).not.toHaveProperty("bpm");
});

test("every piece has a sleeve, which is cached", async () => {
  const { tracks, instrumentals } = await readList();
  const urls = [tracks[0], tracks[1], instrumentals[0]].map((one) => one?.coverImage ?? "none");
  const sleeves = await Promise.all(
    urls.map((url) => server.inject({ url: `${url}&width=96`, headers: webp })),
  );
  expect(sleeves.map(({ statusCode, headers }) => [statusCode, headers["content-type"]])).toEqual(
    urls.map(() => [200, "image/webp"]),
  );
  expect(new Set(sleeves.map(({ headers }) => headers["etag"])).size).toBe(urls.length);
  expect(sleeves[0]?.headers["cache-control"]).toContain("immutable");
  const plain = await server.inject({ url: "/media/sleeves/pancake-sunday", headers: webp });
  expect(plain.headers["cache-control"]).not.toContain("immutable");
});

test.each([
  ["/media/music/no-such-piece.m4a", 404],
  ["/media/music/pancake-sunday.exe", 404],
  ["/media/music/pancake-sunday", 404],
  ["/media/music/..%2f..%2fetc%2fpasswd.m4a", 404],
  ["/media/sleeves/no-such-piece", 404],
  ["/media/sleeves/pancake-sunday?width=wide", 400],
])("%s does not exist", async (url, status) => {
  expect((await server.inject(url)).statusCode).toBe(status);
});
