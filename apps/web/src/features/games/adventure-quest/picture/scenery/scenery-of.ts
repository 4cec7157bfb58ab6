import type { RealmTheme } from "#features/games/adventure-quest/picture/realm-theme.ts";
import { grass } from "./grass.ts";
import { metal } from "./metal.ts";
import { planks } from "./planks.ts";
import type { Scenery } from "./scenery.ts";
import { stage } from "./stage.ts";
import { stone } from "./stone.ts";
import { toys } from "./toys.ts";

const sceneries: Record<RealmTheme["pattern"], Scenery> = {
  grass,
  toys,
  stone,
  planks,
  metal,
  stage,
};

export function sceneryOf({ pattern }: RealmTheme): Scenery {
  return sceneries[pattern];
}
