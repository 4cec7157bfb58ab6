import { titleCard } from "@goldmane/contracts/library/schema";
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { filmsChanged } from "./events.ts";
import { libraryRoutes } from "./routes.ts";
import {
  countView,
  listAllTitles,
  type NewFilmRow,
  openLibrary,
  putFilm,
  removeFilm,
} from "./service.ts";
import { upsertFilm } from "./store.ts";
import { testFilm } from "./testing/test-film.ts";
import { writeCards } from "./write-cards.ts";

// The machine may be busy with other tests.

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer([{ name: "library", routes: libraryRoutes, open: openLibrary }]);
});
afterEach(() => server[Symbol.asyncDispose]());

function film(addedAt: number, title = `Film ${addedAt}`): NewFilmRow {
  return testFilm({ title, added_at: addedAt });
}

function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The operator's films in a newly requested list. */
async function shown(list = ""): Promise<{ id: string; title: string }[]> {
  const answer = await server.inject(`/api/animations${list}`);
  return z
    .array(titleCard)
    .parse(answer.json())
    .filter(({ source }) => source === "upload")
    .map(({ id, title }) => ({ id, title }));
}

/** Counts the rows of films that are read. */
class FilmsRead implements KyselyPlugin {
  count = 0;

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    this.count += result.rows.filter((row) => "content_hash" in row).length;
    return result;
  }
}

test("one film more or less reads that film from the database, and no other", async () => {
  const read = new FilmsRead();
  const app = { ...server.app, db: server.app.db.withPlugin(read) };
  const films = times(50).map((at) => film(at));
  for (const one of films) await upsertFilm(app.db, one);
  const library = await openLibrary(app);
  expect(read.count).toBe(50);
  await putFilm(app, film(50));
  expect(read.count).toBe(51);
  await removeFilm(app, films[0]?.id ?? "");
  expect(read.count).toBe(51);
  expect(listAllTitles(app).filter(({ made }) => made.by === "operator")).toHaveLength(50);
  await library[Symbol.asyncDispose]();
});

test("films that come, change and go at once all end up as the database has them, newest first", async () => {
  const { app } = server;
  const films = times(120).map((at) => film(at));
  const changes = films.flatMap((one, at) => [
    async () => putFilm(app, one),
    async () => (at % 3 === 0 ? putFilm(app, { ...one, title: `Renamed ${at}` }) : undefined),
    async () => (at % 4 === 0 ? removeFilm(app, one.id) : undefined),
  ]);
  const asking = Promise.all(times(10).map(() => shown()));
  await Promise.all(changes.map((change) => change()));
  await asking;
  const rows = await app.db
    .selectFrom("film")
    .select(["id", "title"])
    .orderBy("added_at", "desc")
    .orderBy("id", "desc")
    .execute();
  expect(rows.length).toBeGreaterThanOrEqual(90);
  expect(await shown()).toEqual(rows);
});

test("a list requested after a change shows it, even while an older list is prepared", async () => {
  for (const at of times(30)) {
    const one = film(at);
    const earlier = shown();
    await putFilm(server.app, one);
    const lists = [shown(), shown(), shown("/popular")];
    for (const list of lists) expect((await list).map(({ id }) => id)).toContain(one.id);
    await earlier;
  }
});

test("changes that another node publishes on the bus are shown, the last one winning", async () => {
  const { app } = server;
  const one = film(1);
  for (const title of ["One", "Two", "Three"]) {
    await upsertFilm(app.db, { ...one, title });
    await app.bus.publish(filmsChanged, { filmId: one.id });
  }
  await expect.poll(shown).toEqual([{ id: one.id, title: "Three" }]);
});

test("the most watched film stands first as soon as its view is counted", async () => {
  const films = times(3).map((at) => film(at));
  for (const one of films) await putFilm(server.app, one);
  for (const [earlier, { id }] of films.entries()) {
    for (let view = 0; view <= earlier; view += 1) await countView(server.app, id);
    expect((await shown("/popular"))[0]?.id).toBe(id);
  }
});

test("a card that breaks its contract is never written", async () => {
  const [title] = listAllTitles(server.app);
  if (!title) throw new Error("no title");
  await expect(writeCards([{ ...title, durationSeconds: NaN }])).rejects.toThrow("expected");
});
