import { open } from "node:fs/promises";
import { extname } from "node:path";
import type { FileTools } from "@goldmane/media/ffmpeg";
import { maxSubtitleBytes } from "@goldmane/media/media-limits";
import type { Probe } from "@goldmane/media/probe/probe";
import { languageName } from "@goldmane/media/probe/spoken-language";
import { decodeText } from "@goldmane/media/subtitles/decode-text";
import { extractSubtitles } from "@goldmane/media/subtitles/extract-subtitles";
import { toWebVtt } from "@goldmane/media/subtitles/to-web-vtt";
import { UntrustedFile } from "@goldmane/media/untrusted-file";
import { describeSidecar } from "./sidecars.ts";

export type Caption = { label: string; language: string; webVtt: string };

type Film = {
  tools: FileTools;
  file: UntrustedFile;
  fileName: string;
  probe: Probe;
  /** Absolute paths of the subtitle files beside it. */
  sidecars: readonly string[];
};

const mostTracks = 40;

/** Every caption track of a film: the files beside it first, then those inside it. */
export async function collectCaptions(film: Film, signal: AbortSignal): Promise<Caption[]> {
  const captions: Caption[] = [];
  for (const path of film.sidecars.slice(0, mostTracks)) {
    const webVtt = await readSidecar(film.tools, path, signal);
    if (webVtt !== null) captions.push({ ...describeSidecar(path, film.fileName), webVtt });
  }
  const inside = film.probe.subtitles.slice(0, mostTracks - captions.length);
  const streams = inside.map(({ streamIndex }) => streamIndex);
  const texts = await extractSubtitles(film.tools, film.file, streams, signal);
  inside.forEach(({ language, title, isForced }, index) => {
    const webVtt = texts[index] ?? null;
    const label = title ?? `${languageName(language) ?? "Subtitles"}${isForced ? " (forced)" : ""}`;
    if (webVtt !== null) captions.push({ language, label, webVtt });
  });
  return tellApart(captions);
}

async function readSidecar(
  tools: FileTools,
  path: string,
  signal: AbortSignal,
): Promise<string | null> {
  if ([".ass", ".ssa"].includes(extname(path).toLowerCase())) {
    const [webVtt = null] = await extractSubtitles(tools, new UntrustedFile(path), [0], signal);
    return webVtt;
  }
  await using file = await open(path, "r");
  const { size } = await file.stat();
  return size > maxSubtitleBytes ? null : toWebVtt(decodeText(await file.readFile()));
}

/** Viewers choose by label, so labels are unique. */
function tellApart(captions: readonly Caption[]): Caption[] {
  const seen = new Map<string, number>();
  return captions.map(({ label, language, webVtt }) => {
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return { label: count === 1 ? label : `${label} ${count}`, language, webVtt };
  });
}
