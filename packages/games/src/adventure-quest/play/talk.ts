import { mark } from "#adventure-quest/world/marks.ts";
import { realmOf, roomOf } from "#adventure-quest/world/realm-of.ts";
import { choiceBoxes, riddles } from "#adventure-quest/world/riddles.ts";
import { isPressed, readPointer, type Input } from "#kernel/input.ts";
import { randomBelow, shuffle } from "#kernel/random.ts";
import { dailyRealm } from "#adventure-quest/world/realms.ts";
import { isDone, markDone } from "./done.ts";
import { emit, emitAt, show } from "./emit.ts";
import type { QuestState } from "./state.ts";
import { solveRoom } from "./task.ts";
import { give } from "./treasure.ts";

const riddlesPerRealm = 6;
const solvedTicks = 45;

/** Talks to the character on a tile: it gives cocoa, asks its riddle, or just nods. */
export function talkTo(state: QuestState, at: number): void {
  const { gift } = roomOf(state);
  if (gift === "cocoa") {
    state.health = state.maxHealth;
    emitAt(state, "rest", at);
    return;
  }
  if (!gift || isDone(state, state.room, at)) {
    emitAt(state, "talk", at);
    return;
  }
  const riddle = pickRiddle(state);
  const picks = shuffle(state, [...(riddles[riddle]?.picks ?? [])]);
  state.talk = { riddle, picks, at: 1, gone: 0, solved: 0 };
  emitAt(state, "talk", at);
  show(state, "talk");
}

/** The rooms of a realm ask its riddles in turn. */
function pickRiddle(state: QuestState): number {
  const asking = realmOf(state)
    .rooms.map((room, index) => ({ room, index }))
    .filter(({ room }) => room.gift !== null && room.gift !== "cocoa");
  const turn = asking.findIndex(({ index }) => index === state.room);
  if (state.realm === dailyRealm) return (randomBelow(state, 6) * 6 + turn) % riddles.length;
  return state.realm * riddlesPerRealm + ((turn + state.counts.riddles) % riddlesPerRealm);
}

/** Advances the riddle by a tick: the left and right buttons choose, and a pointer does so at once. */
export function stepTalk(state: QuestState, input: Input): void {
  const { talk } = state;
  if (!talk) {
    show(state, "room");
    return;
  }
  if (talk.solved > 0) {
    talk.solved += 1;
    if (talk.solved > solvedTicks) endTalk(state);
    return;
  }
  if (isPressed(input, state.before, "right")) moveTo(state, 1);
  if (isPressed(input, state.before, "left")) moveTo(state, -1);
  const pointed = pointedChoice(state, input);
  if (pointed >= 0) talk.at = pointed;
  if (isPressed(input, state.before, "b")) {
    state.talk = null;
    show(state, "room");
  } else if (pointed >= 0 || isPressed(input, state.before, "a")) answer(state);
}

function moveTo(state: QuestState, step: number): void {
  const { talk } = state;
  if (!talk) return;
  const count = talk.picks.length;
  for (let moved = 0; moved < count; moved += 1) {
    talk.at = (talk.at + step + count) % count;
    if ((talk.gone & (1 << talk.at)) === 0) break;
  }
  emit(state, "choose", state.hero.x, state.hero.y);
}

/** The choice that a new touch points at, or −1. */
function pointedChoice(state: QuestState, input: Input): number {
  const pointer = readPointer(input);
  if (!pointer || readPointer(state.before)) return -1;
  const x = Math.floor((pointer.x * 960) / 256);
  const y = Math.floor((pointer.y * 540) / 256);
  return choiceBoxes.findIndex(
    (box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
  );
}

function answer(state: QuestState): void {
  const { talk, hero } = state;
  if (!talk || state.screenTicks < 12) return;
  const bit = 1 << talk.at;
  if ((talk.gone & bit) !== 0) return;
  if (talk.picks[talk.at] === riddles[talk.riddle]?.picks[0]) {
    talk.solved = 1;
    emit(state, "right", hero.x, hero.y);
    return;
  }
  talk.gone |= bit;
  emit(state, "wrong", hero.x, hero.y);
  moveTo(state, 1);
}

function endTalk(state: QuestState): void {
  state.talk = null;
  state.counts.riddles += 1;
  const room = roomOf(state);
  const person = state.tiles.indexOf("N");
  markDone(state, state.room, person);
  if (room.task === "riddle" && !isDone(state, state.room, mark.solved)) solveRoom(state);
  if (room.gift && room.gift !== "cocoa") give(state, room.gift);
  else show(state, "room");
}
