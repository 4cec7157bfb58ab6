import { titleDetail } from "@goldmane/contracts/library/schema";
import { tracks } from "@goldmane/contracts/playback/tracks";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, expect, test } from "vitest";
import { libraryRoutes } from "#features/library/routes.ts";
import { openLibrary } from "#features/library/service.ts";
import { mediaRoutes, playbackRoutes } from "#features/playback/routes.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(
    [
      { name: "library", routes: libraryRoutes, open: openLibrary },
      { name: "playback", routes: playbackRoutes, rawRoutes: mediaRoutes },
    ],
    { demo: false },
  );
});
afterAll(() => server[Symbol.asyncDispose]());

const webp = { accept: "image/webp" };

test("every character of a film has a portrait, which is cached", async () => {
  const { cast } = titleDetail.parse((await server.inject("/api/titles/captain-minnow")).json());
  const urls = cast.map(({ portraitUrl }) => portraitUrl ?? "none");
  const faces = await Promise.all(urls.map((url) => server.inject({ url, headers: webp })));
  expect(faces.map(({ statusCode, headers }) => [statusCode, headers["content-type"]])).toEqual(
    urls.map(() => [200, "image/webp"]),
  );
  expect(new Set(faces.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(
    urls.length,
  );
  expect(faces[0]?.headers["cache-control"]).toContain("immutable");
  const again = await server.inject({ url: urls[0] ?? "", headers: webp });
  expect(again.headers["etag"]).toBe(faces[0]?.headers["etag"]);
});

test("a portrait of a film with a restricted rating is revalidated each time", async () => {
  const rated = originals.find(({ rating }) => rating === "PG");
  const title = (await server.inject(`/api/titles/${rated?.id}`)).json();
  const url = titleDetail.parse(title).cast[0]?.portraitUrl ?? "none";
  const first = await server.inject({ url, headers: webp });
  expect([first.statusCode, first.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
  const headers = { ...webp, "if-none-match": String(first.headers.etag) };
  expect((await server.inject({ url, headers })).statusCode).toBe(304);
});

test.each([
  ["/media/titles/captain-minnow/cast/nobody", 404],
  ["/media/titles/no-such-title/cast/minnow", 404],
  // Above the rating that anonymous viewers may see.
  ["/media/titles/nine-minutes-ahead/cast/ilse", 404],
  ["/media/titles/captain-minnow/cast/minnow?width=wide", 400],
])("%s is no portrait", async (url, status) => {
  expect((await server.inject(url)).statusCode).toBe(status);
});

test("lists a title's audio and caption languages before it plays", async () => {
  const answer = await server.inject("/api/titles/captain-minnow/tracks");
  const { audio, captions } = tracks.parse(answer.json());
  expect(audio.length).toBeGreaterThan(0);
  expect(captions.map(({ language }) => language)).toContain("en");
  expect((await server.inject("/api/titles/nine-minutes-ahead/tracks")).statusCode).toBe(404);
});
