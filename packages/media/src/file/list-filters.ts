import { startFfmpeg, type FfmpegTools } from "#ffmpeg.ts";
import { readAll } from "#read-all.ts";

const known = new WeakMap<FfmpegTools, Promise<ReadonlySet<string>>>();

/** Names of the filters of this ffmpeg build. Cached. */
export function listFilters(tools: FfmpegTools): Promise<ReadonlySet<string>> {
  const asked = known.get(tools) ?? askFilters(tools);
  known.set(tools, asked);
  return asked;
}

async function askFilters(tools: FfmpegTools): Promise<ReadonlySet<string>> {
  const ffmpeg = startFfmpeg(tools, ["-filters"], new AbortController().signal);
  ffmpeg.stdin.end();
  const [text] = await Promise.all([readAll(ffmpeg.stdout), ffmpeg.done]);
  const lines = text.toString("utf8").matchAll(/^ [T.][S.][C.]? (\w+)/gm);
  return new Set([...lines].map((line) => line[1] ?? ""));
}
