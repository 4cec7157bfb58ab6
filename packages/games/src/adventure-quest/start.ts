import { enterRealm, placeInRoom } from "./play/enter-room.ts";
import { newHero } from "./play/hero.ts";
import type { QuestState } from "./play/state.ts";
import type { QuestOptions } from "./options.ts";
import type { QuestSave } from "./save.ts";
import { dailyTools } from "./world/daily-dungeon.ts";
import { realmOf } from "./world/realm-of.ts";
import { dailyRealm, realms, toolsOfRealm } from "./world/realms.ts";
import { setOf } from "./world/tools.ts";

const firstHealth = 8;

/** The state at the beginning of a run. */
export function startQuest(seed: number, options: QuestOptions): QuestState {
  const state: QuestState = {
    random: seed,
    seed,
    mode: options.mode,
    assist: options.assist,
    before: 0,
    ticks: 0,
    screen: "room",
    screenTicks: 0,
    realm: 0,
    room: 0,
    entering: 0,
    enteredBy: 3,
    cameFrom: 0,
    entryX: 0,
    entryY: 0,
    done: Array.from({ length: realms.length + 1 }, () => []),
    beaten: 0,
    tools: 0,
    selected: 0,
    health: firstHealth,
    maxHealth: firstHealth,
    gems: 0,
    keys: Array.from({ length: realms.length + 1 }, () => 0),
    bossKeys: 0,
    counts: { tickled: 0, riddles: 0, chests: 0, faints: 0, rooms: 0 },
    hero: newHero(),
    tiles: [],
    foes: [],
    shots: [],
    drops: [],
    zones: [],
    boss: null,
    talk: null,
    found: null,
    worldAt: 0,
    events: [],
  };
  if (options.mode === "daily") state.tools = dailyTools;
  if (options.mode === "realm") {
    state.tools = setOf(toolsOfRealm.slice(0, options.realm).flat());
    state.maxHealth += 2 * options.realm;
    state.health = state.maxHealth;
    state.selected = Math.max(0, Math.min(7, options.realm - 1));
  }
  const realm =
    options.mode === "daily" ? dailyRealm : options.mode === "realm" ? options.realm : 0;
  if (options.mode === "story" && options.save) continueFrom(state, options.save);
  else enterRealm(state, realm, realmOf({ realm, seed }).start);
  return state;
}

function continueFrom(state: QuestState, save: QuestSave): void {
  const { version: _, x, y, room, ...kept } = save;
  Object.assign(state, {
    ...kept,
    done: state.done.map((none, realm) => [...(save.done[realm] ?? none)]),
    keys: state.keys.map((none, realm) => save.keys[realm] ?? none),
    counts: { ...save.counts },
  });
  placeInRoom(state, room, x, y);
  state.cameFrom = room;
  const isWon = realmOf(state).boss === room && (state.beaten & (1 << state.realm)) !== 0;
  if (isWon && state.beaten !== (1 << realms.length) - 1) {
    state.screen = "world";
    state.worldAt = Math.min(realms.length - 1, state.realm + 1);
  }
}
