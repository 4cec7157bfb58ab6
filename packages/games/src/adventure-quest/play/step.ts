import { realmOf } from "#adventure-quest/world/realm-of.ts";
import { realms } from "#adventure-quest/world/realms.ts";
import { isPressed, type Input } from "#kernel/input.ts";
import { stepBoss } from "./boss.ts";
import { show } from "./emit.ts";
import { enterRealm, placeInRoom } from "./enter-room.ts";
import { stepFoes } from "./foes.ts";
import { stepHero } from "./hero.ts";
import { stepShots } from "./shots.ts";
import type { QuestState } from "./state.ts";
import { stepSwing } from "./swing.ts";
import { stepTalk } from "./talk.ts";
import { checkTask } from "./task.ts";
import { stepWorld } from "#adventure-quest/world/world-map.ts";

const foundTicks = 80;
const faintTicks = 90;
const wonTicks = 200;

/** Advances the game by a tick. */
export function stepQuest(state: QuestState, input: Input): void {
  state.events = [];
  state.ticks += 1;
  state.screenTicks += 1;
  if (state.screen === "room") stepRoom(state, input);
  else if (state.screen === "talk") stepTalk(state, input);
  else if (state.screen === "found") stepFound(state, input);
  else if (state.screen === "map") stepMap(state, input);
  else if (state.screen === "world") stepWorld(state, input);
  else if (state.screen === "faint") stepFaint(state);
  else if (state.screen === "won") stepWon(state);
  state.before = input;
}

function stepRoom(state: QuestState, input: Input): void {
  if (state.entering > 0) {
    state.entering -= 1;
    return;
  }
  if (isPressed(input, state.before, "y")) {
    show(state, "map");
    return;
  }
  const { room } = state;
  stepHero(state, input);
  if (state.screen !== "room" || state.room !== room) return;
  stepSwing(state);
  stepFoes(state);
  stepShots(state);
  stepBoss(state);
  if (state.screen === "room" || state.screen === "found") checkTask(state);
}

function stepFound(state: QuestState, input: Input): void {
  const isSkipped = state.screenTicks > 25 && isPressed(input, state.before, "a");
  if (state.screenTicks < foundTicks && !isSkipped) return;
  state.found = null;
  checkTask(state);
  show(state, "room");
}

function stepMap(state: QuestState, input: Input): void {
  if (
    isPressed(input, state.before, "y") ||
    isPressed(input, state.before, "b") ||
    isPressed(input, state.before, "a")
  )
    show(state, "room");
}

/**
 * After a faint the hero wakes up with all hearts: in the realm's first room, or where it entered
 * the boss's room.
 */
function stepFaint(state: QuestState): void {
  if (state.screenTicks < faintTicks) return;
  state.health = state.maxHealth;
  if (state.boss) placeInRoom(state, state.room, state.entryX, state.entryY);
  else enterRealm(state, state.realm, realmOf(state).start);
  state.hero.safe = 90;
  show(state, "room");
}

function stepWon(state: QuestState): void {
  if (state.boss) state.boss.clock += 1;
  if (state.screenTicks < wonTicks) return;
  state.boss = null;
  const isOver = state.mode !== "story" || state.beaten === (1 << realms.length) - 1;
  if (!isOver) state.worldAt = Math.min(realms.length - 1, state.realm + 1);
  show(state, isOver ? "over" : "world");
}
