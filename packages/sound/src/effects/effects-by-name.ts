import type { SoundName } from "#score/vocabulary.ts";
import { applause, giggle, roar } from "./creatures.ts";
import { breath, clank, clap, munch, squelch, thud } from "./bodies.ts";
import type { Effect } from "./effect.ts";
import {
  stepInWater,
  stepOnGrass,
  stepOnMetal,
  stepOnSand,
  stepOnSnow,
  stepOnStone,
  stepOnWood,
} from "./footsteps.ts";
import { clink, leaf, page, pat, rustle, tap, ting } from "./handling.ts";
import { crash, door, heartbeat, knock, rumble, thunder } from "./impacts.ts";
import { engine, horn, laser, splash } from "./machines.ts";
import { boing, flap, jump, pop, step, whoosh, windGust } from "./movement.ts";
import { bell, chime, magic, sparkle, twinkle } from "./wonders.ts";

export const effectsByName: Record<SoundName, Effect> = {
  step,
  jump,
  whoosh,
  splash,
  chime,
  magic,
  bell,
  knock,
  thunder,
  pop,
  boing,
  sparkle,
  rumble,
  door,
  engine,
  laser,
  heartbeat,
  flap,
  roar,
  giggle,
  applause,
  crash,
  twinkle,
  "wind-gust": windGust,
  horn,
  "step-grass": stepOnGrass,
  "step-wood": stepOnWood,
  "step-stone": stepOnStone,
  "step-snow": stepOnSnow,
  "step-sand": stepOnSand,
  "step-metal": stepOnMetal,
  "step-water": stepInWater,
  clink,
  tap,
  ting,
  page,
  rustle,
  leaf,
  pat,
  clap,
  thud,
  clank,
  squelch,
  munch,
  breath,
};
