import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Feature } from "#platform/feature.ts";
import { testViewer } from "#platform/identity/testing/test-viewer.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { libraryRawRoutes, libraryRoutes } from "./routes.ts";
import { openLibrary, readGenreMovies, readPreviews } from "./service.ts";

const library: Feature = {
  name: "library",
  routes: libraryRoutes,
  rawRoutes: libraryRawRoutes,
  open: openLibrary,
};

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

/** A response as developer.themoviedb.org/reference documents it. */
const discover = {
  page: 1,
  results: [
    { adult: false, id: 1022789, title: "Inside Out 2", poster_path: "/vpnVM9B6NMmQ.jpg" },
    { adult: false, id: 9, title: "No Poster Yet", poster_path: null },
    { adult: false, id: 10, title: "Odd", poster_path: "/../../etc/passwd" },
  ],
  total_pages: 1,
  total_results: 3,
};

function details(id: number) {
  return {
    id,
    title: "Inside Out 3",
    overview: "More feelings.",
    release_date: "2027-06-18",
    runtime: 0,
    poster_path: "/vpnVM9B6NMmQ.jpg",
    genres: [{ id: 16, name: "Animation" }],
    production_companies: [{ id: 3, name: "Pixar", logo_path: null, origin_country: "US" }],
    credits: {
      cast: [],
      crew: [
        { job: "Producer", name: "P" },
        { job: "Director", name: "D" },
      ],
    },
    videos: { results: [{ site: "YouTube", type: "Trailer", key: "abc-123" }] },
    release_dates: {
      results: [
        { iso_3166_1: "DE", release_dates: [{ certification: "6" }] },
        {
          iso_3166_1: "US",
          release_dates: [{ certification: "" }, { certification: id === 9 ? "" : "PG" }],
        },
      ],
    },
  };
}

let tmdb: Server;
let url: string;
let asked: URL[];
let isDown: boolean;
let server: TestServer;
beforeEach(async () => {
  asked = [];
  isDown = false;
  tmdb = createServer((request, reply) => {
    const target = new URL(request.url ?? "", url);
    asked.push(target);
    if (isDown) return reply.writeHead(503).end();
    if (target.pathname.startsWith("/t/p/")) {
      const isThere = target.pathname.endsWith("vpnVM9B6NMmQ.jpg");
      return isThere
        ? reply.writeHead(200, { "content-type": "image/jpeg" }).end(jpeg)
        : reply.writeHead(404).end();
    }
    reply.setHeader("content-type", "application/json");
    return reply.end(JSON.stringify(answerTo(target)));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => tmdb.once("listening", resolve));
  url = `http://127.0.0.1:${(tmdb.address() as AddressInfo).port}`;
  server = await openTestServer([library], { tmdb: { apiKey: "the-key", url: `${url}/3` } });
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  tmdb.closeAllConnections();
  tmdb.close();
});

function answerTo({ pathname }: URL): unknown {
  if (pathname === "/3/configuration") return { images: { secure_base_url: `${url}/t/p/` } };
  if (pathname === "/3/discover/movie") return discover;
  return details(Number(pathname.split("/").at(-1)));
}

const teen = testViewer({ highestRating: "PG-13" });
const adult = testViewer({ highestRating: "R" });

test("with a key, a genre has The Movie Database's animated films", async () => {
  const { movies } = await readGenreMovies(server.app, teen, 878);
  expect(movies).toEqual([
    {
      id: "tmdb-1022789",
      title: "Inside Out 2",
      posterUrl: "/media/tmdb/vpnVM9B6NMmQ.jpg",
      titleId: null,
    },
    { id: "tmdb-9", title: "No Poster Yet", posterUrl: null, titleId: null },
    { id: "tmdb-10", title: "Odd", posterUrl: null, titleId: null },
  ]);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    api_key: "the-key",
    with_genres: "16,878",
    sort_by: "popularity.desc",
    include_adult: "false",
    certification_country: "US",
    "certification.lte": "PG-13",
  });
});

test("concurrent requests share one call to it, and each rating limit has its own", async () => {
  await Promise.all(Array.from({ length: 9 }, () => readGenreMovies(server.app, teen, 14)));
  await readGenreMovies(server.app, teen, 14);
  expect(asked.length).toBe(1);
  await readGenreMovies(server.app, adult, 14);
  expect(asked.length).toBe(2);
});

test("our own originals are never asked for there", async () => {
  const { movies } = await readGenreMovies(server.app, adult, 99);
  expect([asked.length, movies.every(({ titleId }) => titleId !== null)]).toEqual([0, true]);
});

test("while it is down our own films stand in, and nobody waits for it again and again", async () => {
  isDown = true;
  for (const path of ["/api/tmdb/genre/12/movies", "/api/tmdb/genre/12/movies"]) {
    const answer = await server.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().movies[0].titleId).not.toBeNull();
  }
  expect(asked.length).toBe(1);
  const previews = await server.inject("/api/animations/previews");
  expect(previews.json().length).toBeGreaterThanOrEqual(8);
});

test("with a key, the films to come are those that the world waits for", async () => {
  const previews = await readPreviews(server.app, adult);
  expect(previews.length).toBe(3);
  expect(previews[0]).toEqual({
    id: "tmdb-1022789",
    title: "Inside Out 3",
    genre: "Animation",
    rating: "PG",
    runtime: null,
    releaseDate: "2027-06-18",
    studio: "Pixar",
    director: "D",
    description: "More feelings.",
    anticipationLevel: "High",
    trailerAvailable: true,
    trailerUrl: "https://www.youtube.com/watch?v=abc-123",
    posterUrl: "/media/tmdb/vpnVM9B6NMmQ.jpg",
    video: null,
  });
});

test("a film to come that has no rating yet is shown only to who may see everything", async () => {
  expect((await readPreviews(server.app, teen)).map(({ id }) => id)).not.toContain("tmdb-9");
  expect((await readPreviews(server.app, adult)).map(({ id }) => id)).toContain("tmdb-9");
});

test("its posters come through us, fetched once", async () => {
  const ask = () => server.inject("/media/tmdb/vpnVM9B6NMmQ.jpg");
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first?.rawPayload.equals(jpeg)).toBe(true);
  expect(second?.headers["content-type"]).toBe("image/jpeg");
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    "/3/configuration",
    "/t/p/w342/vpnVM9B6NMmQ.jpg",
  ]);
});

test.each(["/media/tmdb/missing.jpg", "/media/tmdb/..%2Fconfiguration", "/media/tmdb/a.svg"])(
  "%s is no poster",
  async (path) => {
    expect((await server.inject(path)).statusCode).toBe(404);
  },
);
