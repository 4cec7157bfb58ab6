import { idleOf, type Moment } from "@goldmane/branching/moment";
import { type Script, validPrefix } from "@goldmane/branching/script";
import type { InteractivePlace } from "@goldmane/contracts/interactive/schema";
import type { Place } from "./store.ts";

/**
 * A stored place in the film as it is now. The path of an older script is cut where it stops being
 * valid, and a clip that is no longer there is replaced by the first of its moment.
 */
export function readPlace(script: Script, place: Place): InteractivePlace {
  const path = [...validPrefix(script, place.path)];
  const moment = script.momentAt(path);
  const isSame = path.length === place.path.length && playsIn(moment, place.clip);
  return {
    path,
    clip: isSame ? place.clip : (moment.clips[0] ?? ""),
    positionSeconds: isSame ? place.positionSeconds : 0,
    revision: place.revision,
  };
}

/** Whether a moment plays the clip, or repeats it while it waits. */
export function playsIn(moment: Moment, clip: string): boolean {
  return moment.clips.includes(clip) || idleOf(moment) === clip;
}
