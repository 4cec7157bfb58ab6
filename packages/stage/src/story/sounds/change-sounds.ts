import type { CueSheet, PropTrack } from "#story/timeline.ts";
import type { PropState, SoundName } from "#story/vocabulary.ts";
import { handledSound } from "./handled-sound.ts";
import { panOf } from "./act-sounds.ts";

/** Sounds of a prop that opens, shuts, is lit, put out or eaten. */
export function changeSounds({ prop, changes, moments }: PropTrack): CueSheet["effects"] {
  return changes.flatMap(({ at, becomes }) => {
    const heard = soundOf(becomes, prop.kind);
    const x = moments.findLast((moment) => moment.at <= at)?.x ?? 0.5;
    return heard ? [{ at, ...heard, pan: panOf(x) }] : [];
  });
}

function soundOf(
  becomes: PropState,
  kind: PropTrack["prop"]["kind"],
): { sound: SoundName; gain: number } | null {
  switch (becomes) {
    case "open":
    case "shut":
      return { sound: kind === "door" ? "door" : handledSound(kind), gain: 0.5 };
    case "lit":
      return { sound: "twinkle", gain: 0.35 };
    case "dark":
      return { sound: "pat", gain: 0.4 };
    case "eaten":
      return { sound: "munch", gain: 0.5 };
    default:
      return null;
  }
}
