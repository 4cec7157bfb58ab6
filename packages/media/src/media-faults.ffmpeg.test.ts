import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { countChildren, findChildren } from "#testing/find-children.ts";
import { patternMedia } from "#testing/pattern-media.ts";
import { tinyFilm } from "./testing/tiny-film.ts";
import type { Media } from "./media.ts";
import { readSamples } from "./mp4/fragment.ts";
import { openMedia } from "./open-media.ts";
import type { PartRequest } from "./package/packager.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "faults-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ask: PartRequest = { priority: "viewer", signal: new AbortController().signal };

function open(config: Partial<ReturnType<typeof patternMedia>> = {}) {
  return openMedia({
    config: { ...patternMedia(folder), ...config },
    sessionSecret: "a secret of thirty-two characters",
    now: Date.now,
  });
}

function film(media: Media, title: string, seconds = 6) {
  const source = media.openFilm(tinyFilm(title), {
    frameCount: 24 * seconds,
    captions: { en: "WEBVTT\n\n" },
  });
  const [rung] = source.rungs;
  if (!rung) throw new Error("no rung");
  return { source, rung };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The condition did not become true in time");
}

describe("the media pipeline", () => {
  test("ends the encoder as soon as no request waits for the segment, and makes the next", async () => {
    await using media = await open();
    const slow = film(media, "Slow");
    const leaving = new AbortController();
    const made = media.packager.video(slow.source, slow.rung, 0, {
      priority: "viewer",
      signal: leaving.signal,
    });
    await until(() => countChildren("ffmpeg") === 1);
    leaving.abort(new Error("the viewer left"));
    await expect(made).rejects.toThrow("the viewer left");
    await until(() => countChildren("ffmpeg") === 0);
    const quick = film(media, "Quick");
    const { bytes } = await media.packager.video(quick.source, quick.rung, 0, ask);
    expect(bytes.length).toBeGreaterThan(500);
    expect(media.work()).toEqual({ running: [], waiting: [] });
  });

  test("stops everything it started when it is closed", async () => {
    const media = await open();
    const slow = film(media, "Slow");
    const made = media.packager.video(slow.source, slow.rung, 0, ask);
    await until(() => countChildren("ffmpeg") === 1);
    await Promise.all([expect(made).rejects.toThrow("stopping"), media[Symbol.asyncDispose]()]);
    await until(() => countChildren("ffmpeg") === 0);
  });

  test("without ffmpeg, cached parts still play and the rest says what to install", async () => {
    const { source, rung } = await (async () => {
      await using media = await open();
      const kept = film(media, "Kept");
      await media.packager.video(kept.source, kept.rung, 0, ask);
      return kept;
    })();
    await using bare = await open({ ffmpegPath: "/nowhere/ffmpeg" });
    expect(bare.ffmpeg).toBeNull();
    const again = film(bare, "Kept");
    expect(again.source.contentHash).toBe(source.contentHash);
    expect((await bare.packager.video(again.source, rung, 0, ask)).bytes.length).toBeGreaterThan(
      500,
    );
    await expect(bare.packager.video(again.source, rung, 1, ask)).rejects.toMatchObject({
      code: "UNAVAILABLE",
      message: expect.stringContaining("apt-get install ffmpeg"),
    });
  });

  test("killed in mid-segment, it leaves no encoder and no partial segment, and works after a restart", async () => {
    const child = spawn(
      process.execPath,
      [
        "--import",
        "tsx",
        fileURLToPath(new URL("./testing/encode-until-killed.ts", import.meta.url)),
        folder,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    await once(child.stdout, "data");
    await until(() => countChildren("ffmpeg", child.pid) === 1);
    const orphans = findChildren("ffmpeg", child.pid);
    child.kill("SIGKILL");
    await once(child, "exit");
    await until(() => orphans.every((pid) => !existsSync(`/proc/${pid}`)));

    await using media = await open();
    const slow = film(media, "Slow", 60);
    const kept = await media.packager.video(slow.source, slow.rung, 0, ask);
    expect(media.packager.made.pictures).toBe(0);
    expect(readSamples(kept.bytes).samples.length).toBe(24);
    const next = await media.packager.video(slow.source, slow.rung, 1, ask);
    expect(readSamples(next.bytes).samples.length).toBe(24);
  });

  const isRoot = process.getuid?.() === 0;
  test.skipIf(!isRoot)(
    "on a full disk (needs root to mount one) cached parts still play",
    async () => {
      const disk = join(folder, "disk");
      mkdirSync(disk);
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", disk]);
      try {
        await using media = await open({ segmentCacheFolder: join(disk, "segments") });
        const { source, rung } = film(media, "Full");
        const first = await media.packager.video(source, rung, 0, ask);
        writeFileSync(join(disk, "someone-elses"), Buffer.alloc(120_000));
        // Larger than the whole cache: evicting cannot make room for it.
        const ultra = source.rungs.at(-1) ?? rung;
        const filler = () => writeFileSync(join(disk, "more"), Buffer.alloc(256_000));
        expect(filler).toThrow("ENOSPC");
        const attempt = media.packager.video(source, ultra, 2, ask);
        await expect(attempt).rejects.toMatchObject({ code: "STORAGE_FULL" });
        expect(media.work()).toEqual({ running: [], waiting: [] });
        rmSync(join(disk, "more"));
        rmSync(join(disk, "someone-elses"));
        expect((await media.packager.video(source, rung, 0, ask)).etag).toBe(first.etag);
        expect((await media.packager.video(source, ultra, 2, ask)).bytes.length).toBeGreaterThan(
          500,
        );
      } finally {
        execFileSync("umount", [disk]);
      }
    },
  );
});
