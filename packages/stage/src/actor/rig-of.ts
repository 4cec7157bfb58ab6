import type { RigName } from "#story/vocabulary.ts";
import { bear } from "./creatures/bear.ts";
import { cat } from "./creatures/cat.ts";
import { dragon } from "./creatures/dragon.ts";
import { fox } from "./creatures/fox.ts";
import { lion } from "./creatures/lion.ts";
import { owl } from "./creatures/owl.ts";
import { rabbit } from "./creatures/rabbit.ts";
import { slime } from "./creatures/slime.ts";
import { unicorn } from "./creatures/unicorn.ts";
import { whale } from "./creatures/whale.ts";
import type { Rig } from "./figure/figure.ts";
import { alien } from "./people/alien.ts";
import { child } from "./people/child.ts";
import { elder } from "./people/elder.ts";
import { knight } from "./people/knight.ts";
import { robot } from "./people/robot.ts";
import { wizard } from "./people/wizard.ts";
import { ant } from "./tiny/ant.ts";
import { bee } from "./tiny/bee.ts";
import { bird } from "./tiny/bird.ts";
import { mouse } from "./tiny/mouse.ts";
import { snail } from "./tiny/snail.ts";

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
  ant,
  bee,
  bird,
  mouse,
  snail,
};

export function rigOf(name: RigName): Rig {
  return rigs[name];
}
