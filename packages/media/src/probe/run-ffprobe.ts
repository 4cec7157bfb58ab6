import { startFfprobeOnFile, type FileTools } from "#ffmpeg.ts";
import { probeTimeoutMs } from "#media-limits.ts";
import { readAll } from "#read-all.ts";
import type { UntrustedFile } from "#untrusted-file.ts";
import { ffprobeReport, type FfprobeReport } from "./ffprobe-report.ts";

/** Runs ffprobe on a file. Rejects with ToolError when it cannot be opened at all. */
export async function runFfprobe(
  tools: FileTools,
  file: UntrustedFile,
  ask: { show: readonly string[]; signal: AbortSignal },
): Promise<FfprobeReport> {
  const ffprobe = startFfprobeOnFile(tools, {
    file,
    after: ["-of", "json", ...ask.show],
    timeoutMs: probeTimeoutMs,
    signal: ask.signal,
  });
  const [text] = await Promise.all([readAll(ffprobe.stdout, maxReportBytes), ffprobe.done]);
  return ffprobeReport.parse(JSON.parse(text.toString("utf8")));
}

const maxReportBytes = 32 * 1024 ** 2;
