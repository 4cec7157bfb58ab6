import type { SearchResults } from "@goldmane/contracts/search/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { putFilm, removeFilm } from "#features/library/service.ts";
import { testFilm } from "#features/library/testing/test-film.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
let family: TestServer["inject"];
let child: TestServer["inject"];

beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  const home = await openHome(server, "pride");
  family = home.browser;
  child = await signInAs(server, await addProfile(home, { role: "child", ageGroup: "child" }));
});
afterAll(() => server[Symbol.asyncDispose]());

async function search(query: Record<string, string>, browser = family): Promise<SearchResults> {
  const answer = await browser(`/api/search?${new URLSearchParams(query).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const namesOf = ({ titles }: SearchResults) => titles.map(({ title }) => title.title);

test("an empty query finds every title, in the library's order", async () => {
  const found = await search({});
  const all = (await family("/api/animations")).json();
  expect(found.titles.map(({ title }) => title.id)).toEqual(
    all.slice(0, 60).map(({ id }: { id: string }) => id),
  );
  expect(found.total).toBe(all.length);
});

test("a name is found while it is typed, and with its slips", async () => {
  expect(namesOf(await search({ q: "lion w" }))[0]).toBe("The Lion Who Lit the Lamps");
  expect(namesOf(await search({ q: "the lyon who lit the lampps" }))[0]).toBe(
    "The Lion Who Lit the Lamps",
  );
  expect((await search({ q: "TWO KETTLÉS" })).titles[0]).toMatchObject({
    title: { title: "Two Kettles" },
    match: null,
  });
});

test.each([
  ["Bartholomew", "The Lion Who Lit the Lamps", { field: "cast" }],
  ["growing old", "The Lion Who Lit the Lamps", { field: "about", text: "growing old" }],
  ["marrow street", "The Lion Who Lit the Lamps", { field: "story" }],
  [
    "good evening number nine",
    "The Lion Who Lit the Lamps",
    { field: "line", text: "Good evening, Number Nine. Shall we?" },
  ],
])("%s is found, and the match says where", async (q, title, match) => {
  const found = (await search({ q })).titles.find((one) => one.title.title === title);
  expect(found?.match).toMatchObject(match);
});

test("a name is found by words that people also ask with", async () => {
  expect(namesOf(await search({ q: "something for" }))[0]).toBe("Something for Tock");
  expect(namesOf(await search({ q: "what i" }))[0]).toBe("What I Saved for Bear");
});

test("words that stand nowhere together find titles with some of them", async () => {
  expect(namesOf(await search({ q: "kettles zeppelin" }))).toContain("Two Kettles");
  expect(await search({ q: "xyzzyplugh" })).toMatchObject({ total: 0, titles: [] });
});

test("a name with a slip in every word doesn't find the whole library", async () => {
  const found = await search({ q: "lien who lit the lmaps" });
  expect(namesOf(found)[0]).toBe("The Lion Who Lit the Lamps");
  expect(found.total).toBeLessThan(20);
});

test("a word that films have as typed doesn't find similar words", async () => {
  const { titles } = await search({ q: "moon" });
  expect(titles.length).toBeGreaterThan(5);
  const unlike = titles.filter(
    ({ title, match }) => !/moon/i.test(`${title.title} ${match?.text ?? ""}`),
  );
  expect(unlike).toEqual([]);
});

test("filters leave what fits them all, and say what each would leave", async () => {
  const { titles, facets } = await search({ genre: "kids", rating: "G", within: "2" });
  expect(titles.length).toBeGreaterThan(0);
  for (const { title } of titles) {
    expect(title).toMatchObject({ genre: "kids", rating: "G" });
    expect(title.durationSeconds).toBeLessThanOrEqual(120);
  }
  const [mood] = facets.moods;
  expect((await search({ mood: mood?.mood ?? "" })).total).toBe(mood?.count);
});

test("a series is found by its name, and can be all that is wanted", async () => {
  const found = await search({ q: "Pluto Post" });
  const series = found.facets.series.find(({ name }) => name === "Pluto Post");
  if (!series) throw new Error("The series is not facets");
  const only = await search({ series: series.id });
  expect(only.total).toBe(series.count);
  expect(only.titles.map(({ title }) => title.series?.episode)).toEqual(
    only.titles.map((_, place) => place + 1),
  );
});

test("what was found can be put in another order", async () => {
  const lengths = (await search({ sort: "shortest" })).titles.map(
    ({ title }) => title.durationSeconds,
  );
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test("a film of the operator's is found as soon as it is there, and not after it went", async () => {
  const film = testFilm({ title: "Quixotic Harbour" });
  await putFilm(server.app, film);
  expect(namesOf(await search({ q: "quixotic" }))).toEqual(["Quixotic Harbour"]);
  await putFilm(server.app, { ...film, title: "Gentle Harbour" });
  expect((await search({ q: "quixotic" })).total).toBe(0);
  await removeFilm(server.app, film.id);
  expect((await search({ q: "gentle harbour" })).titles.map(({ title }) => title.id)).not.toContain(
    film.id,
  );
});

test("a child finds nothing above its rating, by no word and in no count", async () => {
  const film = testFilm({ title: "Midnight Vexation", rating: "R" });
  await putFilm(server.app, film);
  expect((await search({ q: "vexation" })).total).toBe(1);
  expect(await search({ q: "vexation" }, child)).toEqual({
    total: 0,
    titles: [],
    facets: { genres: [], moods: [], series: [], ratings: [] },
  });
  const all = await search({}, child);
  expect(all.facets.ratings.map(({ rating }) => rating)).toEqual(["G"]);
  await removeFilm(server.app, film.id);
});

test("a child who asks for something funny with dragons has several to choose from", async () => {
  const { titles } = await search({ q: "something funny with dragons" }, child);
  const first = titles.slice(0, 5).map(({ title }) => title.id);
  const wanted = new Set(
    originals
      .filter(({ rating, moods, story }) => {
        const dragons = story.cast.filter(({ rig }) => rig === "dragon");
        return rating === "G" && moods.includes("funny") && dragons.length > 0;
      })
      .map(({ id }) => id),
  );
  expect(wanted.size).toBeGreaterThan(5);
  expect(first.filter((id) => wanted.has(id))).toEqual(first);
  expect(first).toHaveLength(5);
});

test.each(["within=0", "within=soon", "genre=western", "from=-1"])("refuses %s", async (query) => {
  const answer = await family(`/api/search?${query}`);
  expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
});

test("returns the results after the first sixty", async () => {
  const films = Array.from({ length: 61 }, (_, n) => testFilm({ title: `Halcyon ${n}` }));
  await Promise.all(films.map((film) => putFilm(server.app, film)));
  const first = await search({ q: "halcyon" });
  const rest = await search({ q: "halcyon", from: "60" });
  expect([first.total, first.titles.length, rest.titles.length]).toEqual([61, 60, 1]);
  await Promise.all(films.map(({ id }) => removeFilm(server.app, id)));
});
