import type { ToolError } from "#spawn-limited.ts";

const reasons: readonly [RegExp, string][] = [
  [
    /moov atom not found/,
    "The file is incomplete: its index is missing. The download or copy was cut short.",
  ],
  [
    /Format not on whitelist/,
    "This kind of file is not accepted. Use MP4, MKV, WebM, MOV, AVI or MPEG.",
  ],
  [/Picture size \d+x\d+ exceeds/, "The picture is too large: at most 8K is accepted."],
  [/max_streams|Too many streams/i, "The file has too many tracks."],
];

/** Explains to an operator why ffprobe or ffmpeg could not open a file. */
export function explainUnreadable({ said, timedOut }: ToolError): string {
  if (timedOut) return "The file could not be understood in time. It may be damaged.";
  const codec = /Codec \((\w+)\) not on whitelist/.exec(said)?.[1];
  if (codec !== undefined) {
    return `A track is stored as ${codec}, which is not accepted. Convert the film to H.264 and AAC.`;
  }
  const known = reasons.find(([pattern]) => pattern.test(said));
  return known?.[1] ?? "This is not a film: no video format was recognised in it.";
}
