import type { Treasure } from "#adventure-quest/world/layout.ts";
import { bitOf, tools } from "#adventure-quest/world/tools.ts";
import { emit, show } from "./emit.ts";
import type { QuestState } from "./state.ts";

export const gemsInChest = 20;
export const mostHealth = 16;

/** Gives what a chest or character holds, and shows it above the hero. */
export function give(state: QuestState, treasure: Treasure): void {
  const { hero } = state;
  if (treasure === "key") state.keys[state.realm] = (state.keys[state.realm] ?? 0) + 1;
  else if (treasure === "boss-key") state.bossKeys |= 1 << state.realm;
  else if (treasure === "gems") state.gems += gemsInChest;
  else if (treasure === "heart") {
    state.maxHealth = Math.min(mostHealth, state.maxHealth + 2);
    state.health = state.maxHealth;
  } else {
    state.tools |= bitOf(treasure);
    state.selected = tools.indexOf(treasure);
  }
  state.found = treasure;
  hero.walking = 0;
  emit(state, "found", hero.x, hero.y);
  show(state, "found");
}
