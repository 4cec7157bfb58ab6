import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { heardRate } from "@goldmane/contracts/assistant/limits";
import type { Transcript } from "@goldmane/contracts/assistant/schema";
import { distance } from "@goldmane/leo/text/likeness";
import type { App } from "#platform/app.ts";
import { readAll } from "@goldmane/media/read-all";
import { spawnLimited } from "@goldmane/media/spawn-limited";
import { perApp } from "#platform/per-app.ts";
import type { Sphinx } from "./find-sphinx.ts";
import { pronounce } from "./pronounce.ts";
import { type Names, writeGrammar } from "./write-grammar.ts";

/**
 * Above this share of differing letters between the two transcripts, the recording is not a
 * command.
 */
const differentFrom = 0.55;
/**
 * A single short word can't be compared; it is accepted if the recording is shorter than this.
 * Seconds.
 */
const shortWord = 1.6;
const timeoutMs = 15_000;
const saidAtMost = 2000;

const grammars = perApp(() => new Map<string, Promise<{ grammar: string; words: string }>>());

/**
 * Transcribes twice: with the command grammar, which always finds a command, and with general
 * English, which knows no film titles. It is a command only if both transcripts are similar.
 */
export async function transcribeBySphinx(
  app: App,
  sphinx: Sphinx,
  { samples, names, signal }: { samples: Buffer; names: Names; signal: AbortSignal },
): Promise<Transcript> {
  const { grammar, words } = await prepare(app, sphinx, names);
  const folder = await mkdtemp(join(inMemory(), "goldmane-heard-"));
  try {
    const file = join(folder, "heard.raw");
    await writeFile(file, samples, { mode: 0o600 });
    const listen = (args: readonly string[]) => run(sphinx, [...args, "-infile", file], signal);
    const [command, free] = await Promise.all([
      listen(["-jsgf", grammar, "-dict", words]),
      listen(["-lm", sphinx.language, "-dict", sphinx.words]),
    ]);
    return judge(command, free, samples.length / 2 / heardRate);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param seconds Length of the whole recording. */
export function judge(command: string, free: string, seconds: number): Transcript {
  const longest = Math.max(command.length, free.length);
  if (longest === 0) return { text: "", isCommand: false, confidence: 0 };
  const far = distance(command, free) / longest;
  const isShort = command !== "" && !command.includes(" ") && seconds < shortWord;
  if (command !== "" && (isShort || far <= differentFrom)) {
    return { text: command, isCommand: true, confidence: Math.max(isShort ? 0.6 : 0, 1 - far) };
  }
  return { text: free, isCommand: false, confidence: free === "" ? 0 : 0.4 };
}

async function run(sphinx: Sphinx, args: readonly string[], signal: AbortSignal): Promise<string> {
  const known = ["-hmm", sphinx.acoustic, "-logfn", "/dev/null", ...args];
  const tool = spawnLimited(sphinx.program, known, {
    signal,
    timeoutMs,
    confined: false,
  });
  tool.stdin.end();
  const said = await readAll(tool.stdout, saidAtMost);
  await tool.done;
  return said.toString("utf8").replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** Grammar and dictionary for one set of names, written once and cached. */
function prepare(app: App, sphinx: Sphinx, names: Names) {
  const { text, words } = writeGrammar(names);
  const key = createHash("sha256").update(text).digest("hex").slice(0, 24);
  const kept = grammars(app);
  const known = kept.get(key);
  if (known) return known;
  const prepared = (async () => {
    const folder = join(app.config.dataFolder, "hearing");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const paths = { grammar: join(folder, `${key}.gram`), words: join(folder, `${key}.dict`) };
    if (existsSync(paths.grammar)) return paths;
    await writeFile(paths.words, await pronounce(app, { words, dictionary: sphinx.words }));
    await writeFile(`${paths.grammar}.new`, text);
    await rename(`${paths.grammar}.new`, paths.grammar);
    return paths;
  })();
  kept.set(key, prepared);
  prepared.catch(() => kept.delete(key));
  return prepared;
}

/** Recordings are kept off the disk where the system has an in-memory folder. */
function inMemory(): string {
  return existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
}
