import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encryptFilm } from "./encrypt-film.ts";
import { type Film, makeFilm } from "./make-film.ts";
import { Stage, buildPlayerPage, launchBrowser, plainHost } from "./open-stage.ts";
import { reach, readState, watch } from "./stage-kit.ts";

let browser: Browser;
let film: Film;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  film = encryptFilm(makeFilm());
  [browser, files] = await Promise.all([launchBrowser(), buildPlayerPage()]);
});
afterAll(() => browser.close());

const isKey = (path: string) => path === "/film/key";

describe.each([
  { place: "on a secure page", host: "127.0.0.1", isSecure: true },
  { place: "on a plain page of a home network", host: plainHost, isSecure: false },
])("an encrypted film $place", ({ host, isSecure }) => {
  test("plays, with one key for all its renditions", async () => {
    await using stage = await Stage.open(browser, film, files, host);
    const { page, server } = stage;
    expect(await page.evaluate(() => globalThis.isSecureContext)).toBe(isSecure);
    await watch(page, film.source);
    await reach(page, 4.5);
    await page.evaluate(() => globalThis.player.setRung("low"));
    await page.waitForFunction(() => globalThis.player.video.videoWidth === 426);
    await page.evaluate(() => globalThis.player.seek(20));
    await reach(page, 21);
    expect((await readState(page)).engine).toBe("cmaf");
    expect(server.asked.filter(isKey)).toHaveLength(1);
  });

  test("shows its first picture before it has the key", async () => {
    await using stage = await Stage.open(browser, film, files, host);
    stage.server.fault = (path) => (isKey(path) ? "cut" : null);
    await watch(stage.page, film.source);
    expect((await readState(stage.page)).hasFrame).toBe(true);
    stage.server.fault = () => null;
    await reach(stage.page, 4);
  });

  test("starts in the middle, and requests the key before the first segments", async () => {
    await using stage = await Stage.open(browser, film, files, host);
    const { page, server } = stage;
    await watch(page, film.source, { options: { startSeconds: 13.3 } });
    await reach(page, 14.5);
    const segment = server.asked.findIndex((path) => path.endsWith(".m4s"));
    expect(server.asked).toContain("/film/key");
    expect(server.asked.findIndex(isKey)).toBeLessThan(segment);
  });

  test("plays in hls.js too", async () => {
    await using stage = await Stage.open(browser, film, files, host);
    const { page } = stage;
    await watch(page, film.source, { engines: ["hls"] });
    await reach(page, 3);
    await page.evaluate(() => globalThis.player.seek(16));
    await reach(page, 17.5);
    expect(await readState(page)).toMatchObject({ engine: "hls", failure: null });
  });

  test("reports an expired playback token when the key is refused", async () => {
    await using stage = await Stage.open(browser, film, files, host);
    stage.server.fault = (path) => (isKey(path) ? 403 : null);
    await watch(stage.page, film.source);
    await stage.page.waitForFunction(() => globalThis.player.state.phase === "failed");
    expect((await readState(stage.page)).failure?.kind).toBe("expired");
  });

  test("fails with another film's key, and falls back to the plain file", async () => {
    const other = { ...film, files: new Map([...film.files, ["key", new Uint8Array(16)]]) };
    await using stage = await Stage.open(browser, other, files, host);
    await watch(stage.page, film.source, { engines: ["cmaf", "plain"] });
    await reach(stage.page, 3);
    expect((await readState(stage.page)).engine).toBe("plain");
  });
});
