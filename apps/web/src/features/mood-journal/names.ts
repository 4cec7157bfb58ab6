import type { MoodActivity, MoodFace, MoodTag } from "@goldmane/contracts/mood-journal/schema";
import { say } from "#platform/words/say.ts";

export function nameOfFace(face: MoodFace): string {
  switch (face) {
    case 1:
      return say`Awful`;
    case 2:
      return say`Not good`;
    case 3:
      return say`Okay`;
    case 4:
      return say`Good`;
    case 5:
      return say`Great`;
  }
}

/** Names are built at render time, when the language is known. */
export function nameOfTag(tag: MoodTag): string {
  const names: Readonly<Record<MoodTag, string>> = {
    tired: say`Tired`,
    sleepy: say`Sleepy`,
    worried: say`Worried`,
    scared: say`Scared`,
    sad: say`Sad`,
    lonely: say`Lonely`,
    angry: say`Angry`,
    bored: say`Bored`,
    sick: say`Not feeling well`,
    relaxed: say`Relaxed`,
    excited: say`Excited`,
    proud: say`Proud`,
    loved: say`Loved`,
    thankful: say`Thankful`,
    silly: say`Silly`,
    curious: say`Curious`,
    "at-school": say`At school`,
    "at-home": say`At home`,
    outside: say`Outside`,
    "with-friends": say`With friends`,
    "with-family": say`With family`,
    "with-a-pet": say`With a pet`,
  };
  return names[tag];
}

/** In the middle of a sentence. */
export function nameOfActivity(activity: MoodActivity): string {
  switch (activity) {
    case "music":
      return say`music`;
    case "breathing":
      return say`breathing`;
    case "nature":
      return say`nature sounds`;
    case "sleep-timer":
      return say`a sleep timer`;
  }
}
