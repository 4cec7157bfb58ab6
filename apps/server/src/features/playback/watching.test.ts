import { maxAnonymousRating } from "@goldmane/contracts/family/limits";
import { isWithinRating } from "@goldmane/contracts/library/rules";
import { watching } from "@goldmane/contracts/playback/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { libraryRoutes } from "#features/library/routes.ts";
import { findTitle, openLibrary } from "#features/library/service.ts";
import { testViewer } from "#platform/identity/testing/test-viewer.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { mediaRoutes, playbackRoutes } from "./routes.ts";
import { readWatching } from "./watching.ts";

let server: TestServer;
let browser: TestServer["inject"];

/** The rating that anonymous viewers may see. */
const shown = originals.filter(({ rating }) => isWithinRating(rating, maxAnonymousRating));
const ids = shown.map(({ id }) => id);
const [first = "", second = "", third = ""] = ids;

/** Never two reports in one millisecond, however fast the machine is. */
let clock = Date.now();

beforeAll(async () => {
  server = await openTestServer(
    [
      { name: "library", routes: libraryRoutes, open: openLibrary },
      { name: "playback", routes: playbackRoutes, rawRoutes: mediaRoutes },
    ],
    { demo: false },
  );
  server.app.now = () => (clock += 1);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  browser = server.openBrowser();
});

async function watch(titleId: string, positionSeconds: number, from = browser): Promise<void> {
  const url = `/api/titles/${titleId}/progress`;
  const answer = await from({ method: "PUT", url, payload: { positionSeconds } });
  expect(answer.statusCode).toBe(200);
}

async function list(from = browser): Promise<z.infer<typeof watching>[]> {
  const answer = await from("/api/watching");
  expect(answer.statusCode).toBe(200);
  return z.array(watching).parse(answer.json());
}

async function forget(titleId: string) {
  const answer = await browser({ method: "DELETE", url: `/api/watching/${titleId}` });
  return { status: answer.statusCode, error: answer.body && answer.json().error };
}

describe("GET /api/watching", () => {
  test("lists started films, latest first, with their positions", async () => {
    await watch(first, 20);
    await watch(second, 25.5);
    await watch(first, 30);
    const watched = await list();
    const [latest, earlier] = watched;
    expect(watched.map(({ id, positionSeconds }) => [id, positionSeconds])).toEqual([
      [first, 30],
      [second, 25.5],
    ]);
    expect(latest).toMatchObject({ title: shown[0]?.story.title, genre: expect.any(String) });
    expect(latest?.updatedAt).toBeGreaterThanOrEqual(earlier?.updatedAt ?? Infinity);
  });

  test("leaves out films that were barely started or almost finished", async () => {
    const viewer = testViewer({ highestRating: "R" });
    const { durationSeconds } = findTitle(server.app, viewer, first);
    await watch(first, durationSeconds * 0.96);
    await watch(second, 7.9);
    await watch(third, 8);
    expect((await list()).map(({ id }) => id)).toEqual([third]);
  });

  test("is empty for a new visitor, and separate for each browser", async () => {
    await watch(first, 20);
    const other = server.openBrowser();
    expect(await list(other)).toEqual([]);
    await watch(second, 20, other);
    expect((await list()).map(({ id }) => id)).toEqual([first]);
  });

  test("reading makes no browser session", async () => {
    const answer = await browser("/api/watching");
    expect(answer.cookies).toEqual([]);
  });

  test("holds at most the twenty latest films, newest first", async () => {
    for (const id of ids.slice(0, 22)) await watch(id, 20);
    const watched = await list();
    expect(watched).toHaveLength(20);
    const instants = watched.map(({ updatedAt }) => updatedAt);
    expect(instants).toEqual(instants.toSorted((a, b) => b - a));
  });

  test("never shows a film above the viewer's rating", async () => {
    const grownUp = shown.find(({ rating }) => rating !== "G")?.id ?? "";
    const forAll = shown.find(({ rating }) => rating === "G")?.id ?? "";
    await watch(grownUp, 20);
    await watch(forAll, 20);
    const row = await server.app.db
      .selectFrom("watch_progress")
      .select("viewer_id")
      .where("title_id", "=", grownUp)
      .orderBy("updated_at", "desc")
      .executeTakeFirstOrThrow();
    const child = testViewer({ ownerId: row.viewer_id, highestRating: "G" });
    expect((await readWatching(server.app, child)).map(({ id }) => id)).toEqual([forAll]);
  });
});

describe("DELETE /api/watching/:id", () => {
  test("removes a film from the list, and saving its progress puts it back", async () => {
    await watch(first, 20);
    await watch(second, 20);
    expect(await forget(first)).toEqual({ status: 204, error: "" });
    expect((await list()).map(({ id }) => id)).toEqual([second]);
    await watch(first, 20);
    expect((await list()).map(({ id }) => id)).toEqual([first, second]);
  });

  test("restores a removed film at its position", async () => {
    const rowOf = () =>
      server.app.db
        .selectFrom("title_view")
        .select("views")
        .where("title_id", "=", first)
        .executeTakeFirst();
    const restore = () => browser({ method: "PUT", url: `/api/watching/${first}` });
    await watch(first, 20);
    await watch(second, 20);
    const before = await list();
    const seen = await rowOf();
    expect((await restore()).statusCode).toBe(404);
    await forget(first);
    expect(await forget(first)).toEqual({ status: 404, error: "NOT_FOUND" });
    expect((await restore()).statusCode).toBe(204);
    expect(await list()).toEqual(before);
    expect(await rowOf()).toEqual(seen);
  });

  test("a film that was never started cannot be removed", async () => {
    expect(await forget(first)).toEqual({ status: 404, error: "NOT_FOUND" });
    expect(await forget("no-such-title")).toEqual({ status: 404, error: "NOT_FOUND" });
    expect(await forget("No%20Title")).toEqual({ status: 400, error: "INVALID_INPUT" });
  });

  test("leaves other viewers' lists alone", async () => {
    const other = server.openBrowser();
    await watch(first, 20, other);
    await watch(first, 20);
    await forget(first);
    expect((await list(other)).map(({ id }) => id)).toEqual([first]);
  });
});
