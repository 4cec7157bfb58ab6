import { spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.mjs";

/** Starts PostgreSQL on a private port and a temporary folder; `stop` removes both. */
export async function startPostgres(postgresPath) {
  // `postgres` on the path may be a link. The other programs are beside the file that it points to.
  const bin = dirname(realpathSync(postgresPath));
  const folder = mkdtempSync(join(tmpdir(), "goldmane-pg-"));
  const asRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const user = asRoot ? ownUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, ...user };
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "goldmane", "-A", "trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
    { ...options, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const server = spawn(
    postgresPath,
    [
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-k",
      folder,
      "-c",
      "fsync=off",
      "-c",
      "max_connections=200",
    ],
    { ...options, stdio: "ignore" },
  );
  await createDatabase(join(bin, "createdb"), port, options);
  return {
    url: `postgres://goldmane@127.0.0.1:${port}/goldmane`,
    async stop() {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ownUser() {
  const id = (flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  return { uid: id("-u"), gid: id("-g") };
}

/** A server that accepts connections may still be starting up, so it is polled. */
async function createDatabase(createdb, port, options) {
  const args = ["-h", "127.0.0.1", "-p", String(port), "-U", "goldmane", "goldmane"];
  let said = "";
  for (let tries = 0; tries < 150; tries += 1) {
    const made = spawnSync(createdb, args, { ...options, encoding: "utf8" });
    if (made.status === 0) return;
    said = made.stderr;
    await sleep(200);
  }
  throw new Error(`PostgreSQL did not start within 30 seconds: ${said}`);
}
