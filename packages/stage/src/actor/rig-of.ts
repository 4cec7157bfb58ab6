import type { RigName } from "#story/vocabulary.ts";
import { bear } from "./beasts/bear.ts";
import { cat } from "./beasts/cat.ts";
import { dragon } from "./beasts/dragon.ts";
import { fox } from "./beasts/fox.ts";
import { lion } from "./beasts/lion.ts";
import { owl } from "./beasts/owl.ts";
import { rabbit } from "./beasts/rabbit.ts";
import { slime } from "./beasts/slime.ts";
import { unicorn } from "./beasts/unicorn.ts";
import { whale } from "./beasts/whale.ts";
import type { Rig } from "./figure/figure.ts";
import { alien } from "./folk/alien.ts";
import { child } from "./folk/child.ts";
import { elder } from "./folk/elder.ts";
import { knight } from "./folk/knight.ts";
import { robot } from "./folk/robot.ts";
import { wizard } from "./folk/wizard.ts";

const rigs: Record<RigName, Rig> = {
  lion,
  fox,
  bear,
  owl,
  dragon,
  robot,
  child,
  knight,
  slime,
  alien,
  cat,
  rabbit,
  whale,
  unicorn,
  wizard,
  elder,
};

export function rigOf(name: RigName): Rig {
  return rigs[name];
}
