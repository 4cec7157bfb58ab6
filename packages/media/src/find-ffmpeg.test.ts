import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { canOpenFiles } from "./ffmpeg.ts";
import { findFfmpeg, warnAboutEncoder } from "./find-ffmpeg.ts";

const root = mkdtempSync(join(tmpdir(), "goldmane-find-ffmpeg-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

/** Finds programs in a new folder that only say their version. */
function find(version: string, { hasFfprobe = true } = {}) {
  folders += 1;
  const folder = join(root, `${folders}`);
  mkdirSync(folder);
  for (const name of hasFfprobe ? ["ffmpeg", "ffprobe"] : ["ffmpeg"]) {
    const script = `#!/bin/sh\necho "${name} version ${version} Copyright"\n`;
    writeFileSync(join(folder, name), script, { mode: 0o755 });
  }
  return findFfmpeg({ ffmpegPath: null, ffprobePath: null, searchPath: folder });
}

function eventsOf(tools: Awaited<ReturnType<typeof find>>): unknown[] {
  const events: unknown[] = [];
  warnAboutEncoder(tools, { warn: (fields) => void events.push(fields) });
  return events;
}

describe("an ffmpeg opens files if it is 5.1 or newer", () => {
  test.each([
    ["4.4.2-0ubuntu0.22.04.1", false],
    ["5.0.3", false],
    ["5.1", true],
    ["n6.0-15-gabcdef", true],
    ["7.1.1", true],
    ["2022-12-31-git-abcdef1234-full_build", false],
    ["2023-01-01-git-abcdef1234-full_build", true],
    ["N-109542-gabcdef", false],
  ])("%s: %s", async (version, expected) => {
    const tools = await find(version);
    expect(tools?.version).toBe(version);
    expect(canOpenFiles(tools)).toBe(expected);
    expect(eventsOf(tools)).toEqual(expected ? [] : [{ event: "ffmpeg.outdated", version }]);
  });
});

test("a missing ffprobe is reported as such, and films of ours can still be encoded", async () => {
  const tools = await find("7.1", { hasFfprobe: false });
  expect(tools).toMatchObject({ version: "7.1", ffprobe: null, safeForUntrusted: true });
  expect(canOpenFiles(tools)).toBe(false);
  expect(eventsOf(tools)).toEqual([{ event: "ffprobe.missing" }]);
});

test("an outdated ffmpeg without ffprobe is reported as outdated", async () => {
  expect(eventsOf(await find("4.4", { hasFfprobe: false }))).toMatchObject([
    { event: "ffmpeg.outdated" },
  ]);
});

test("a missing ffmpeg is reported", () => {
  expect(eventsOf(null)).toEqual([{ event: "ffmpeg.missing" }]);
});
