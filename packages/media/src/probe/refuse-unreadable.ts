import type { ToolError } from "#spawn-limited.ts";
import { refuse } from "./refuse.ts";

const refusals: readonly [RegExp, () => never][] = [
  [/moov atom not found/, () => refuse("This file is incomplete. Copy or download it again.")],
  [
    /Format not on whitelist/,
    () => refuse("This file type isn’t supported. Use MP4, MKV, WebM, MOV, AVI or MPEG."),
  ],
  [
    /Picture size \d+x\d+ exceeds/,
    () => refuse("This video is larger than 8K. Convert it to a smaller size."),
  ],
  [
    /max_streams|Too many streams/i,
    () => refuse("This file has too many tracks. Remove some of them."),
  ],
];

/** Refuses a file that ffprobe or ffmpeg couldn't open, with the reason for the operator. */
export function refuseUnreadable({ said, timedOut }: ToolError): never {
  if (timedOut) refuse("Checking this file took too long. It may be damaged.");
  const codec = /Codec \((\w+)\) not on whitelist/.exec(said)?.[1];
  if (codec !== undefined)
    refuse(`The format ${codec} isn’t supported. Convert the film to H.264 and AAC.`);
  const known = refusals.find(([pattern]) => pattern.test(said));
  if (known) known[1]();
  return refuse("This file isn’t a video, or it’s damaged.");
}
