import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { findNextEpisode } from "./episodes.ts";

let server: TestServer;
let family: TestServer["inject"];

beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  family = (await openHome(server, "pride")).browser;
});
afterAll(() => server[Symbol.asyncDispose]());

const seriesIds = [...new Set(originals.flatMap(({ series }) => series?.id ?? []))];

function idsOf(seriesId: string): string[] {
  return originals
    .filter(({ series }) => series?.id === seriesId)
    .toSorted((a, b) => (a.series?.episode ?? 0) - (b.series?.episode ?? 0))
    .map(({ id }) => id);
}

async function read(path: string) {
  const answer = await family(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test("an episode lists its whole series in order, and the next episode follows it", async () => {
  for (const seriesId of seriesIds) {
    const ids = idsOf(seriesId);
    for (const [place, id] of ids.entries()) {
      const detail: TitleDetail = await read(`/api/titles/${id}`);
      expect(detail.episodes.map((episode) => episode.id)).toEqual(ids);
      if (place < ids.length - 1) expect(detail.next?.id).toBe(ids[place + 1]);
      else expect(ids).not.toContain(detail.next?.id);
    }
  }
});

test("similar titles of an episode exclude its own series", async () => {
  const ids = idsOf(seriesIds[0] ?? "");
  const alike: { title: { id: string } }[] = await read(`/api/titles/${ids[0]}/similar`);
  expect(alike.length).toBeGreaterThan(0);
  expect(alike.filter(({ title }) => ids.includes(title.id))).toEqual([]);
});

test("a film by itself has no episodes", async () => {
  const alone = originals.find((film) => !film.series);
  expect(await read(`/api/titles/${alone?.id}`)).toMatchObject({ episodes: [] });
});

test("an episode that the viewer is not shown is passed over", () => {
  const episode = (number: number) => ({ series: { id: "s", name: "S", episode: number } });
  const [first, third] = [episode(1), episode(3)];
  expect(findNextEpisode(first, [first, third])).toBe(third);
  expect(findNextEpisode(third, [first, third])).toBeNull();
});
