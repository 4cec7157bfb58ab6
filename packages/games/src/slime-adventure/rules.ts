import { defineRules, type RunResult, type ScoreOrder } from "#kernel/game-rules.ts";
import { isHeld, isPressed, type Input } from "#kernel/input.ts";
import { joinIfTouching, removeBody, split } from "./abilities.ts";
import { growIfAlone, handleFall, isBelow, keepTogether, waitToReturn } from "./fall.ts";
import { openLevel } from "./level.ts";
import { builtInLevel } from "./levels/built-in-level.ts";
import { levelCount } from "./levels/level-count.ts";
import { crumbledFor, crumblesAfter } from "./motion.ts";
import { meetSnails, moveSnail } from "./move-snails.ts";
import { moveBody } from "./move-body.ts";
import { readOptions, type SlimeOptions } from "./options.ts";
import { startRun } from "./start-run.ts";
import { report, siblingOf, tile, type Body, type Player, type SlimeState } from "./state.ts";
import { openDoors, touchTiles } from "./touch-tiles.ts";

/** Holding the split button this long calls the other half back. */
export const callBackTicks = 40;

function modeName(level: number): string {
  return `level-${String(level).padStart(2, "0")}`;
}

/** One board for each built-in level: its time in ticks. */
const modes: Record<string, ScoreOrder> = Object.fromEntries(
  Array.from({ length: levelCount }, (_, at) => [modeName(at + 1), "lowest"]),
);

export const slimeAdventureRules = defineRules<SlimeState, SlimeOptions>({
  version: 1,
  modes,
  maxTicks: 36_000,
  readOptions,
  modeOf: ({ level, players, isAssisted }) =>
    level > 0 && players === 1 && !isAssisted ? modeName(level) : null,
  playersOf: ({ players }) => players,
  start: (_seed, options) => {
    const level = options.shared
      ? openLevel(options.shared, { stretch: true, split: true })
      : builtInLevel(options.level);
    return startRun(level, options);
  },
  step,
  resultOf,
});

function step(state: SlimeState, inputs: readonly Input[]): void {
  state.happenings = [];
  state.wasPressed = state.pressed;
  state.pressed = [];
  state.ticks += 1;
  if (state.clock > 0 || inputs.some((input) => input !== 0)) state.clock += 1;
  crumble(state);
  for (const snail of state.snails) moveSnail(state, snail);
  for (const [index, player] of state.players.entries()) {
    const input = player.isHome ? 0 : (inputs[index] ?? 0);
    command(state, player, input);
    moveBodies(state, index, input);
    player.before = input;
    if (!player.isHome) joinIfTouching(state, player);
  }
  openDoors(state);
  const home = {
    x: (state.goal % state.level.width) * tile,
    y: Math.floor(state.goal / state.level.width) * tile,
  };
  if (state.players.length > 1) keepTogether(state, home);
  state.isFinished = state.players.every((player) => player.isHome);
}

/** The split button: splits, moves the other half, or calls it back while held. */
function command(state: SlimeState, player: Player, input: Input): void {
  player.splitHeld = isHeld(input, "x") ? player.splitHeld + 1 : 0;
  const body = state.bodies[player.active];
  if (!body || body.away > 0) return;
  const other = siblingOf(state, body);
  // The press already changed to the other half; holding it calls that one back.
  if (other && player.splitHeld === callBackTicks) removeBody(state, body);
  if (!isPressed(input, player.before, "x")) return;
  if (other) {
    player.active = state.bodies.indexOf(other);
    report(state, "switch-body", other);
  } else if (state.level.canSplit && !body.isHalf) split(state, body, player);
}

function moveBodies(state: SlimeState, index: number, input: Input): void {
  const player = state.players[index];
  const active = player && state.bodies[player.active];
  // A copy, since a half that is hurt leaves the list.
  const own = state.bodies.filter((body) => body.player === index);
  for (const body of own) {
    if (body.away > 0) waitToReturn(state, body);
    else if (!player?.isHome) moveOn(state, body, body === active ? input : 0, player?.before ?? 0);
  }
}

function moveOn(state: SlimeState, body: Body, input: Input, before: Input): void {
  moveBody(state, body, input, before);
  growIfAlone(state, body);
  const isHurt = touchTiles(state, body) || meetSnails(state, body);
  const hasFallenOut = isBelow(state, body);
  if (isHurt || hasFallenOut) handleFall(state, body, hasFallenOut);
}

function crumble(state: SlimeState): void {
  for (const entry of state.crumbles) entry.ticks += 1;
  state.crumbles = state.crumbles.filter(
    (entry) => entry.ticks < crumblesAfter + crumbledFor || isCovered(state, entry.tile),
  );
}

function isCovered(state: SlimeState, at: number): boolean {
  const x = (at % state.level.width) * tile;
  const y = Math.floor(at / state.level.width) * tile;
  return state.bodies.some(
    (body) =>
      body.x < x + tile && x < body.x + body.width && body.y < y + tile && y < body.y + body.height,
  );
}

function resultOf(state: SlimeState): RunResult | null {
  if (!state.isFinished) return null;
  const { level, clock, gems, gemCount, falls, levelNumber } = state;
  const hasAllGems = gems.length === 0;
  const stars = 1 + (hasAllGems ? 1 : 0) + (level.par > 0 && clock <= level.par ? 1 : 0);
  const counts = { level: levelNumber, gems: gemCount - gems.length, falls, stars };
  return { score: clock, completed: true, stars, counts };
}
