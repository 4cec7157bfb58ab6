import type { FfprobeReport, FfprobeStream } from "./ffprobe-report.ts";
import type { Probe } from "./probe.ts";
import { languageCode } from "./spoken-language.ts";

/** The main video stream: the one marked default, or the largest. Cover pictures do not count. */
export function findPictures(report: FfprobeReport): FfprobeStream | null {
  const films = ofType(report, "video").filter(
    ({ disposition }) => !disposition?.attached_pic && !disposition?.still_image,
  );
  const area = (each: FfprobeStream): number => (each.width ?? 0) * (each.height ?? 0);
  const marked = films.filter(({ disposition }) => disposition?.default);
  const [first] = (marked.length > 0 ? marked : films).toSorted((a, b) => area(b) - area(a));
  return first ?? null;
}

/** Playable sound: a stream without channels could not be read. */
export function describeAudio(report: FfprobeReport): Probe["audio"] {
  const rounds = report.format?.format_name.includes("matroska") ?? false;
  const begin = report.format?.start_time ?? 0;
  return ofType(report, "audio")
    .filter(({ channels }) => (channels ?? 0) > 0)
    .toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)) || a.index - b.index)
    .map((stream) => {
      const isSteady = rounds && steadyCodecs.has(stream.codec_name ?? "");
      const steadyFromSeconds = isSteady ? (stream.start_time ?? begin) - begin : null;
      return Object.assign(describeTrack(stream), { steadyFromSeconds });
    });
}

const steadyCodecs = new Set(["aac", "mp3", "mp2", "ac3", "eac3", "dts", "opus", "flac"]);

const textCodecs = new Set(["subrip", "srt", "ass", "ssa", "webvtt", "mov_text", "text"]);

/** Text subtitles; those stored as pictures cannot be shown as captions. */
export function describeSubtitles(report: FfprobeReport): Probe["subtitles"] {
  return ofType(report, "subtitle")
    .filter(({ codec_name: codec }) => codec !== undefined && textCodecs.has(codec))
    .map((stream) =>
      Object.assign(describeTrack(stream), { isForced: stream.disposition?.forced === 1 }),
    );
}

type Track = { streamIndex: number; language: string; title: string | null };

function describeTrack({ index, tags }: FfprobeStream): Track {
  const find = (name: string): string | undefined =>
    Object.entries(tags ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
  const title = find("title")?.trim().slice(0, 120) ?? "";
  return {
    streamIndex: index,
    language: languageCode(find("language")),
    title: title === "" ? null : title,
  };
}

function isDefault(stream: FfprobeStream): boolean {
  return stream.disposition?.default === 1;
}

function ofType(report: FfprobeReport, type: string): FfprobeStream[] {
  return report.streams.filter((stream) => stream.codec_type === type);
}
