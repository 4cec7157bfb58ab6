import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serverFolder } from "#platform/config/server-folder.ts";

const calls = "openat,close,write,pwrite64,ftruncate,fsync,fdatasync";

/** Whether strace works here: not every container allows ptrace. */
export function canTrace(strace: string): boolean {
  return spawnSync(strace, ["-f", "-o", "/dev/null", process.execPath, "-v"]).status === 0;
}

/** Runs a script and returns the strace output of each of its threads. */
export async function traceWrites(
  strace: string,
  { script, args, folder }: { script: string; args: readonly string[]; folder: string },
): Promise<string[]> {
  const options = ["-ff", "-qq", "-xx", "-s", "70000", "-e", `trace=${calls}`, "-e", "signal=none"];
  const program = [process.execPath, "--import", "tsx", script, ...args];
  const child = spawn(
    strace,
    ["--seccomp-bpf", ...options, "-o", join(folder, "thread"), ...program],
    {
      cwd: serverFolder(),
      env: {},
      // Its output is read from the trace, where it is in order with the writes.
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The traced script ended with ${code}`);
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), "latin1"));
}
