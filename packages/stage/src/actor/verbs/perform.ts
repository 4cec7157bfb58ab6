import type { Motion } from "#actor/acting/motion.ts";
import type { Verb } from "#story/vocabulary.ts";
import { dance, dropOff, fall, peek, pickUp, spin, swell, throwIt, wake } from "./actions.ts";
import { hop, jump } from "./gaits.ts";
import { swallow } from "./swallow.ts";
import { swim } from "./swim.ts";
import { eat, knock, read, row } from "./handiwork.ts";
import {
  castMagic,
  cheer,
  clap,
  give,
  hug,
  nod,
  point,
  shakeHead,
  think,
  wave,
} from "./gestures.ts";

/** Verbs that posture, steps or flight perform completely have no entry. */
const performances: Partial<Record<Verb, (motion: Motion) => void>> = {
  jump,
  hop,
  wave,
  point,
  nod,
  "shake-head": shakeHead,
  clap,
  dance,
  spin,
  sleep: dropOff,
  wake,
  hug,
  give,
  "pick-up": pickUp,
  throw: throwIt,
  fall,
  cheer,
  think,
  "cast-magic": castMagic,
  peek,
  knock,
  eat,
  read,
  row,
  swallow,
  swim,
  grow: swell,
  shrink: swell,
};

export function perform(motion: Motion): void {
  performances[motion.act.verb]?.(motion);
}
