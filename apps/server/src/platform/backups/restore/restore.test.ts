import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeArchive } from "#platform/backups/archive/write-archive.ts";
import { openApp } from "#open-app.ts";
import { type Config, loadConfig } from "#platform/config/config.ts";
import { finishRestore, replacedDatabase } from "./finish-restore.ts";
import { prepareRestore } from "./prepare-restore.ts";
import { readyFolder } from "./restore-folders.ts";

let top: string;
let archive: string;
beforeEach(async () => {
  top = mkdtempSync(join(tmpdir(), "goldmane-restore-"));
  archive = join(top, "backup.tar");
});
afterEach(() => rmSync(top, { recursive: true }));

function configOf(name: string, env: { SESSION_SECRET?: string } = {}): Config {
  const data = join(top, name);
  return loadConfig({ DATA_DIR: data, PORT: 0, LOG_LEVEL: "silent", WARM_CACHE: false, ...env });
}

/** A server's data, with a name by which it is recognized, and one blob. */
async function fill(name: string): Promise<{ config: Config; blob: string }> {
  const config = configOf(name);
  await using app = await openApp(config);
  await app.settings.change({ values: { serverName: name } });
  const { key } = await app.blobs.put(Buffer.from(`blob of ${name}`));
  return { config, blob: key };
}

async function readName(name: string): Promise<string> {
  await using app = await openApp(configOf(name));
  return app.settings.get("serverName");
}

async function backUp(name: string): Promise<{ blob: string }> {
  const { config, blob } = await fill(name);
  await using app = await openApp(config);
  await writeArchive(app, { path: archive, withFilms: true, onProgress: () => {} });
  return { blob };
}

describe("a restore", () => {
  test("moves a server to another computer: data, films and the secret", async () => {
    const { blob } = await backUp("old");
    await prepareRestore(configOf("new"), archive);
    expect(await finishRestore(configOf("new"))).toBe(true);
    const config = configOf("new");
    expect(config.sessionSecret).toBe(configOf("old").sessionSecret);
    await using app = await openApp(config);
    expect(app.settings.get("serverName")).toBe("old");
    expect(await app.blobs.size(blob)).toBe("blob of old".length);
    expect(await finishRestore(config)).toBe(false);
  });

  test("replaces a database with a write-ahead log, and keeps it beside", async () => {
    await backUp("old");
    const { config } = await fill("busy");
    writeFileSync(`${join(top, "busy", "goldmane.db")}-wal`, "left by a crash");
    await prepareRestore(config, archive);
    await finishRestore(config);
    expect(await readName("busy")).toBe("old");
    expect(existsSync(join(top, "busy", replacedDatabase))).toBe(true);
  });

  test("that was cut off while unpacking leaves the old data", async () => {
    await backUp("old");
    const { config } = await fill("busy");
    await prepareRestore(config, archive);
    renameSync(readyFolder(config), `${readyFolder(config)}.part`);
    expect(await finishRestore(config)).toBe(false);
    expect(await readName("busy")).toBe("busy");
    await prepareRestore(config, archive);
    await finishRestore(config);
    expect(await readName("busy")).toBe("old");
  });

  test("that was cut off while replacing continues at the next start, from every step", async () => {
    const { blob } = await backUp("old");
    const { config } = await fill("busy");
    await prepareRestore(config, archive);
    const database = join(top, "busy", "goldmane.db");
    const ready = readyFolder(config);
    const blobFile = join(top, "busy", "blobs", blob.slice(0, 2), blob.slice(2, 4), blob);
    const steps = [
      () => {},
      () => {
        mkdirSync(join(blobFile, ".."), { recursive: true });
        renameSync(join(ready, "blobs", blob), blobFile);
      },
      () => renameSync(database, join(top, "busy", replacedDatabase)),
      () => {
        for (const log of ["-wal", "-shm"]) rmSync(database + log, { force: true });
      },
      () => renameSync(join(ready, "goldmane.db"), database),
      () => renameSync(join(ready, "session-secret"), join(top, "busy", "session-secret")),
    ];
    for (const [at, step] of steps.entries()) {
      step();
      cpSync(join(top, "busy"), join(top, `cut-${at}`), { recursive: true });
      await finishRestore(configOf(`cut-${at}`));
      expect(await readName(`cut-${at}`)).toBe("old");
      const secret = readFileSync(join(top, `cut-${at}`, "session-secret"), "utf8");
      expect(secret).toBe(configOf("old").sessionSecret);
      expect(existsSync(join(top, `cut-${at}`, "restore"))).toBe(false);
    }
  });

  test("is prepared one at a time, and not without its confirmation", async () => {
    await backUp("old");
    const { config } = await fill("busy");
    const both = await Promise.allSettled([
      prepareRestore(config, archive),
      prepareRestore(config, archive),
    ]);
    expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    rmSync(readyFolder(config), { recursive: true });
    const refuse = () => Promise.reject(new Error("no"));
    await expect(prepareRestore(config, archive, refuse)).rejects.toThrow("no");
    expect(await finishRestore(config)).toBe(false);
  });

  test("of a truncated file changes nothing", async () => {
    await backUp("old");
    const { config } = await fill("busy");
    const whole = readFileSync(archive);
    writeFileSync(archive, whole.subarray(0, whole.length / 2));
    await expect(prepareRestore(config, archive)).rejects.toMatchObject({ code: "INVALID_INPUT" });
    expect(await finishRestore(config)).toBe(false);
    expect(await readName("busy")).toBe("busy");
  });

  test("is refused if SESSION_SECRET is another server's", async () => {
    await backUp("old");
    const config = configOf("new", { SESSION_SECRET: "s".repeat(32) });
    await expect(prepareRestore(config, archive)).rejects.toMatchObject({ code: "CONFLICT" });
    const same = configOf("new", { SESSION_SECRET: configOf("old").sessionSecret });
    await prepareRestore(same, archive);
    expect(await finishRestore(same)).toBe(true);
  });

  test("waits for a running server to stop", async () => {
    await backUp("old");
    const { config } = await fill("busy");
    await using _app = await openApp(config);
    await prepareRestore(config, archive);
    await expect(finishRestore(config)).rejects.toThrow("is using");
  });
});
