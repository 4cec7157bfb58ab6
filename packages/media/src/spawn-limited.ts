import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { decoderMemoryBytes } from "./media-limits.ts";

export type Limits = {
  signal: AbortSignal;
  /** The whole process group is killed after this long. */
  timeoutMs?: number;
  /**
   * Limits memory, processor time and open files, and forbids writing files. Only where prlimit(1)
   * is found.
   */
  confined: boolean;
  /** How many outputs it has besides stdout: `pipe:3` and on. */
  extraOutputs?: number;
};

export type LimitedProcess = {
  stdin: Writable;
  stdout: Readable;
  extra: readonly Readable[];
  /** Resolves when it succeeded; rejects with a ToolError or with the signal's reason. */
  done: Promise<void>;
};

/** A tool that failed; `said` is the end of its stderr. */
export class ToolError extends Error {
  override name = "ToolError";
  readonly said: string;
  readonly timedOut: boolean;

  constructor(message: string, said: string, timedOut: boolean) {
    super(`${message}: ${said}`);
    this.said = said;
    this.timedOut = timedOut;
  }
}

/**
 * Starts a program: no shell, no inherited environment, an empty working folder, its own process
 * group.
 */
export function spawnLimited(
  program: string,
  args: readonly string[],
  limits: Limits,
): LimitedProcess {
  const [command = program, ...rest] = limits.confined
    ? [...prlimitArgs(limits.timeoutMs), program, ...args]
    : [program, ...args];
  limits.signal.throwIfAborted();
  const child = spawn(command, rest, {
    env: {},
    cwd: emptyFolder(),
    detached: true,
    stdio: Array.from({ length: 3 + (limits.extraOutputs ?? 0) }, () => "pipe" as const),
  });
  const [stdin, stdout, stderr, ...extra] = child.stdio;
  if (!(stdin instanceof Writable) || !isReadable(stdout) || !isReadable(stderr)) {
    throw new Error(`${program} was started without its pipes`);
  }
  // A failure to start arrives at `done`; writing to a program that has ended is no error of its
  // own.
  stdin.on("error", () => {});
  if (child.pid !== undefined) makeNice(child.pid);
  const done = watch(child, stderr, program, limits);
  done.catch(() => {});
  return { stdin, stdout, extra: extra.filter(isReadable), done };
}

/** Every pipe of a child is a socket, which is both readable and writable. */
function isReadable(stream: unknown): stream is Readable {
  return stream instanceof Readable;
}

async function watch(
  child: ChildProcess,
  stderr: Readable,
  program: string,
  { signal, timeoutMs }: Limits,
): Promise<void> {
  let said = "";
  let timedOut = false;
  stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-4000);
  });
  const kill = (): void => killGroup(child.pid);
  const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs);
  function expire(): void {
    timedOut = true;
    kill();
  }
  signal.addEventListener("abort", kill, { once: true });
  try {
    const [code, killedBy]: unknown[] = await once(child, "close");
    signal.throwIfAborted();
    if (timedOut) throw new ToolError(`${program} took too long`, said.trim(), true);
    if (code !== 0) {
      throw new ToolError(`${program} ended with ${String(code ?? killedBy)}`, said.trim(), false);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", kill);
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

/** An answer to a viewer comes before a picture that is being made. */
function makeNice(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system forbids it.
  }
}

const prlimit = ["/usr/bin/prlimit", "/bin/prlimit"].find((path) => existsSync(path));

function prlimitArgs(timeoutMs: number | undefined): string[] {
  if (prlimit === undefined) return [];
  const cpuSeconds = Math.ceil(((timeoutMs ?? 3_600_000) / 1000) * availableParallelism());
  // RLIMIT_NPROC is left alone: it counts everything the user runs, not this program's threads.
  const files = ["--fsize=0", "--nofile=64", "--core=0"];
  return [prlimit, `--as=${decoderMemoryBytes}`, `--cpu=${cpuSeconds}`, ...files];
}

let folder: string | undefined;

/** An empty working folder, where relative names resolve to nothing. */
function emptyFolder(): string {
  if (folder === undefined || !existsSync(folder)) {
    folder = mkdtempSync(join(tmpdir(), "goldmane-"));
    const made = folder;
    process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  }
  return folder;
}
