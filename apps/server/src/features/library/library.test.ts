import { titleCard, titleDetail, theatricalPreview } from "@goldmane/contracts/library/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Feature } from "#platform/feature.ts";
import { testViewer } from "#platform/identity/testing/test-viewer.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { libraryRawRoutes, libraryRoutes } from "./routes.ts";
import {
  countView,
  findGranted,
  findTitle,
  listVisible,
  openLibrary,
  putFilm,
  readAnimations,
  readGenreMovies,
  readPreviews,
  readSimilar,
  readTitle,
  removeFilm,
} from "./service.ts";
import { testFilm } from "./testing/test-film.ts";

const library: Feature = {
  name: "library",
  routes: libraryRoutes,
  rawRoutes: libraryRawRoutes,
  open: openLibrary,
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([library]);
});
afterAll(() => server[Symbol.asyncDispose]());

const adult = testViewer({ highestRating: "R" });
const child = testViewer({ highestRating: "G" });

async function list(path: string): Promise<z.infer<typeof titleCard>[]> {
  const answer = await server.inject(`/api/animations${path}`);
  expect(answer.statusCode).toBe(200);
  return z.array(titleCard).parse(answer.json());
}

async function listIds(path = ""): Promise<string[]> {
  return (await list(path)).map(({ id }) => id);
}

test("every original is listed with its duration", async () => {
  const cards = await list("");
  expect(cards.map(({ id }) => id).toSorted()).toEqual(originals.map(({ id }) => id).toSorted());
  for (const { durationSeconds } of cards) expect(durationSeconds).toBeGreaterThan(30);
});

test("featured titles are in their configured order", async () => {
  const placed = originals.filter(({ featured }) => featured !== undefined);
  const ids = await listIds("/featured");
  const places = ids.map((id) => placed.find((original) => original.id === id)?.featured);
  expect(ids.length).toBe(placed.length);
  expect(places).toEqual(places.toSorted((a = 0, b = 0) => a - b));
});

test("the most watched titles are first in the popular list", async () => {
  const [, second = "", third = ""] = await listIds("/popular");
  await countView(server.app, third);
  await countView(server.app, third);
  await countView(server.app, second);
  expect((await listIds("/popular")).slice(0, 2)).toEqual([third, second]);
});

test("the full list starts with featured titles, then the most watched", async () => {
  const featured = await listIds("/featured");
  const rest = (await listIds()).slice(featured.length);
  const [loved = "", liked = ""] = rest.slice(-2);
  for (const id of [loved, liked, loved]) await countView(server.app, id);
  expect((await listIds()).slice(0, featured.length)).toEqual(featured);
  const ids = await listIds();
  expect(ids.indexOf(loved)).toBeLessThan(ids.indexOf(liked));
  expect(ids.indexOf(liked)).toBeLessThan(ids.indexOf(rest[3] ?? ""));
  const inGenre = (await readGenreMovies(server.app, adult, 878)).movies.map(({ id }) => id);
  expect(inGenre).toEqual(ids.filter((id) => inGenre.includes(id)));
});

test("views that are counted at once are all counted, and outlive the server", async () => {
  const [, , , , fifth = ""] = await listIds("/popular");
  await Promise.all(Array.from({ length: 20 }, () => countView(server.app, fifth)));
  const row = await server.app.db
    .selectFrom("title_view")
    .select("views")
    .where("title_id", "=", fifth)
    .executeTakeFirstOrThrow();
  expect(row.views).toBe(20);
});

test("a title's details include its cast and the next title", async () => {
  const [original] = originals;
  const answer = await server.inject(`/api/titles/${original?.id}`);
  const title = titleDetail.parse(answer.json());
  expect(title).toMatchObject({ synopsis: original?.synopsis, director: original?.director });
  expect(title.cast.length).toBeGreaterThan(0);
  expect(title.next).toMatchObject({ id: expect.not.stringMatching(title.id) });
});

test("an operator's film is listed as soon as it is added", async () => {
  const row = testFilm({ title: "First" });
  await putFilm(server.app, row);
  const [newest] = await list("");
  expect(newest).toMatchObject({
    id: row.id,
    title: "First",
    source: "upload",
    posterUrl: expect.stringMatching(/^\/media\/titles\/[0-9a-f-]+\/poster\?v=[0-9a-f]{12}$/),
  });
  expect((await server.inject(`/api/titles/${row.id}`)).json().year).toBe(2019);

  await putFilm(server.app, { ...row, title: "Renamed" });
  expect((await list(""))[0]?.title).toBe("Renamed");

  await removeFilm(server.app, row.id);
  expect(await listIds()).not.toContain(row.id);
  expect((await server.inject(`/api/titles/${row.id}`)).statusCode).toBe(404);
});

test("films of the operator's stand before ours, newest first", async () => {
  const older = testFilm({ added_at: 1000 });
  const newer = testFilm({ added_at: 2000 });
  await putFilm(server.app, newer);
  await putFilm(server.app, older);
  expect((await listIds()).slice(0, 2)).toEqual([newer.id, older.id]);
  for (const { id } of [older, newer]) await removeFilm(server.app, id);
});

test("a film needs one source, and only one", async () => {
  await expect(putFilm(server.app, testFilm({ source_path: null }))).rejects.toThrow(/check/i);
  await expect(putFilm(server.app, testFilm({ source_blob: "a" }))).rejects.toThrow(/check/i);
});

test("an unchanged list keeps its bytes and ETag", async () => {
  const ask = () => readAnimations(server.app, adult);
  const before = await ask();
  expect(await ask()).toBe(before);
  // Nothing is put before it: its view changes no order.
  const [foremost = ""] = await listIds();
  await countView(server.app, foremost);
  expect(await ask()).toBe(before);
  const row = testFilm();
  await putFilm(server.app, row);
  expect(await ask()).not.toBe(before);
  await removeFilm(server.app, row.id);
});

test("a child finds no title above its limit, by any way in", async () => {
  const row = testFilm({ rating: "PG-13" });
  await putFilm(server.app, row);
  const { app } = server;
  expect(listVisible(app, child).filter(({ rating }) => rating !== "G")).toEqual([]);
  expect(listVisible(app, child).length).toBeGreaterThan(0);
  expect(() => findTitle(app, child, row.id)).toThrow("This title doesn’t exist.");
  await expect(readTitle(app, child, row.id)).rejects.toThrow("This title doesn’t exist.");
  for (const { id } of listVisible(app, child)) {
    expect((await readTitle(app, child, id)).next?.rating).toBe("G");
    const similar = await readSimilar(app, child, id);
    expect(similar.filter(({ title }) => title.rating !== "G")).toEqual([]);
  }
  const visible = new Set(listVisible(app, child).map(({ id }) => id));
  for (const genreId of [878, 14, 16, 12, 10_751, 99]) {
    const { movies } = await readGenreMovies(app, child, genreId);
    expect(movies.filter(({ titleId }) => titleId === null || !visible.has(titleId))).toEqual([]);
  }
  expect((await readPreviews(app, child)).filter(({ rating }) => rating !== "G")).toEqual([]);
  expect(findGranted(app, row.id).id).toBe(row.id);
  await removeFilm(app, row.id);
});

test("upcoming films include everything that a preview shows", async () => {
  const answer = await server.inject("/api/animations/previews");
  const previews = z.array(theatricalPreview).parse(answer.json());
  expect(previews.length).toBeGreaterThanOrEqual(8);
  expect(previews.map(({ anticipationLevel }) => anticipationLevel)).toContain("High");
  for (const { id, trailerAvailable, trailerUrl, video, posterUrl, posterBlur } of previews) {
    expect(posterBlur).toContain("data:image/webp;base64,");
    expect({ trailerAvailable, trailerUrl, video }).toEqual({
      trailerAvailable: true,
      trailerUrl: `/watch/${id}`,
      video: id,
    });
    expect(posterUrl).toContain(`/media/titles/${id}/poster`);
    expect((await server.inject(`/api/titles/${id}`)).statusCode).toBe(200);
  }
});

test("a teaser is found by its id and is in no list", async () => {
  const [preview] = await readPreviews(server.app, adult);
  expect(findTitle(server.app, adult, preview?.id ?? "").isListed).toBe(false);
  expect(await listIds()).not.toContain(preview?.id);
});

test("a film that has come out is no longer to come", async () => {
  const later = { ...server.app, now: () => Date.parse("2027-06-01") };
  const dates = (await readPreviews(later, adult)).map(({ releaseDate }) => releaseDate);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.filter((date) => date <= "2027-06-01")).toEqual([]);
});

test.each([
  [878, "sci-fi"],
  [14, "fantasy"],
  [16, "anime"],
  [12, "adventure"],
  [10_751, "kids"],
  [99, "originals"],
])("genre %i has the films of %s", async (genreId, slug) => {
  const answer = await server.inject(`/api/tmdb/genre/${genreId}/movies`);
  const titleIds = answer.json().movies.map((movie: { titleId: string }) => movie.titleId);
  const expected = (await list("")).filter(({ genre }) => genre === slug).map(({ id }) => id);
  expect(titleIds).toEqual(expected);
  expect(titleIds.length).toBeGreaterThan(0);
});

test.each(["/api/tmdb/genre/35/movies", "/api/titles/no-such-title", "/media/tmdb/a.jpg"])(
  "%s is nothing we have",
  async (url) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.json().error]).toEqual([404, "NOT_FOUND"]);
  },
);
