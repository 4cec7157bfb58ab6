import { defaultControls } from "@goldmane/contracts/controls/rules";
import { originals } from "@goldmane/originals/catalog.gen";
import { compileStory } from "@goldmane/stage/story/compile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { withoutFlashes } from "./without-flashes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
afterAll(() => server[Symbol.asyncDispose]());

const stormy = originals.filter(({ story }) => JSON.stringify(story).includes('"lightning"'));

test("a story without flashes has all of its scenes and lines, and no lightning", () => {
  expect(stormy.length).toBeGreaterThan(0);
  for (const { story } of stormy) {
    const calm = withoutFlashes(story);
    expect(JSON.stringify(calm)).not.toContain('"lightning"');
    expect(calm.scenes.length).toBe(story.scenes.length);
    expect(compileStory(calm).durationSeconds).toBeCloseTo(compileStory(story).durationSeconds, 0);
  }
});

test("a story without lightning is the same in both forms", () => {
  const still = originals.filter((film) => !stormy.includes(film));
  for (const { story } of still) expect(withoutFlashes(story)).toBe(story);
});

test("a viewer without flashes gets another film, and its links work", async () => {
  const { browser, parentId } = await openHome(server, "duo");
  const id = stormy[0]?.id ?? "";
  const fetchPlayback = async () =>
    (await browser({ method: "POST", url: `/api/titles/${id}/playback` })).json();
  const before = await fetchPlayback();
  const calm = { noFlashing: true, reducedMotion: false, noAutoplay: false };
  const payload = { ...defaultControls("parent"), highestRating: "R", calm };
  const url = `/api/family-profiles/${parentId}/controls`;
  expect((await browser({ method: "PUT", url, payload })).statusCode).toBe(200);
  const after = await fetchPlayback();
  expect(after.manifestUrl).not.toBe(before.manifestUrl);
  expect((await browser(after.manifestUrl)).statusCode).toBe(200);
  const english = after.captions[0].url;
  expect((await browser(english)).body).toContain("WEBVTT");
});
