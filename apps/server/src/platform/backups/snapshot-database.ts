import { spawn } from "node:child_process";
import { AppError } from "@goldmane/contracts/errors";
import Database from "libsql";
import type { Config } from "#platform/config/config.ts";

/** Writes a consistent copy of the database while it is in use. */
export async function snapshotDatabase(config: Config, target: string): Promise<void> {
  const { database } = config;
  if (database.kind === "postgres") {
    await runPostgresTool("pg_dump", config, ["--format=custom", `--file=${target}`]);
    return;
  }
  const source = new Database(database.file, { timeout: 5000 });
  try {
    source.prepare("vacuum into ?").run(target);
  } finally {
    source.close();
  }
}

/** Runs pg_dump or pg_restore. The password is passed in the environment: arguments are public. */
export async function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  { database, media }: Config,
  args: readonly string[],
): Promise<void> {
  if (database.kind !== "postgres") throw new Error(`${tool} needs a PostgreSQL database`);
  const url = new URL(database.url);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const child = spawn(tool, [`--dbname=${url.href}`, ...args], {
    env: { PATH: media.searchPath, PGPASSWORD: password },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (text: Buffer) => {
    complaint = `${complaint}${text.toString()}`.slice(-2000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  }).catch((error: unknown) => {
    throw new AppError(
      "UNAVAILABLE",
      `${tool} isn’t installed. Install PostgreSQL’s client tools on the server and try again.`,
      { cause: String(error) },
    );
  });
  if (code !== 0) throw new Error(`${tool} failed: ${complaint}`);
}
