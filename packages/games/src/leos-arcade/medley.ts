import type { Input } from "#kernel/input.ts";
import { nextRandom, shuffle } from "#kernel/random.ts";
import { acts } from "./control.ts";
import {
  levelOf,
  roundsOf,
  startLives,
  type MedleyPhase,
  type MedleyPlayer,
  type MedleyState,
} from "./medley-state.ts";
import { startRound, stepRound, ticksOfLevel } from "./micro-game.ts";
import { microGameIds, microGames, oneButtonGames } from "./micro-games.ts";
import type { ArcadeOptions } from "./options.ts";

const hintTicks = 120;
const shortHintTicks = 80;
const outcomeTicks = 84;
/** A party sees its podium for longer. */
const endTicks = { one: 100, several: 420 };
/** The next player begins by a press; a device that was put down continues by itself. */
const passTicks = 1_200;

export function startMedley(seed: number, options: ArcadeOptions): MedleyState {
  const player = { lives: startLives, score: 0, won: 0, played: 0, streak: 0, bestStreak: 0 };
  const state: MedleyState = {
    random: seed >>> 0,
    options,
    phase: "hint",
    phaseTick: 0,
    phaseTicks: hintTicks,
    players: Array.from({ length: options.players }, () => ({ ...player })),
    player: 0,
    round: 0,
    level: 0,
    game: "catch",
    seed: 0,
    bag: [],
    seen: [],
    play: null,
    before: 0,
    events: [],
  };
  beginRound(state);
  beginTurn(state);
  return state;
}

export function stepMedley(state: MedleyState, input: Input): void {
  const control = { input, before: state.before };
  state.events = [];
  state.phaseTick += 1;
  if (state.phase === "play") {
    if (state.play) stepRound(microGames[state.game], state.play, control);
    if (state.play?.outcome) endTurn(state, state.play.outcome === "won");
  } else if (state.phase === "end") {
    if (state.phaseTick > 60 && acts(control)) state.phaseTick = state.phaseTicks;
  } else {
    const isSkipped = state.phase === "pass" && state.phaseTick > 20 && acts(control);
    if (isSkipped || state.phaseTick >= state.phaseTicks) leavePhase(state);
  }
  state.before = input;
}

export function isMedleyOver({ phase, phaseTick, phaseTicks }: MedleyState): boolean {
  return phase === "end" && phaseTick >= phaseTicks;
}

/** A micro-game in which a good player has time to spare gives up to half as many points more. */
export function pointsOf({ level, play, game }: MedleyState): number {
  if (!play) return 0;
  const left = microGames[game].survives ? play.ticks : play.ticks - play.tick;
  return 100 + 10 * level + Math.trunc((50 * left) / play.ticks);
}

function leavePhase(state: MedleyState): void {
  if (state.phase === "pass") enter(state, "hint", hintLength(state));
  else if (state.phase === "hint") {
    const ticks = Math.trunc((ticksOfLevel(state.level) * (state.options.assist ? 3 : 2)) / 2);
    const { seed, level } = state;
    state.play = startRound(microGames[state.game], { seed, level, ticks });
    enter(state, "play", ticks);
    state.events.push("start");
  } else nextTurn(state);
}

function enter(state: MedleyState, phase: MedleyPhase, ticks: number): void {
  state.phase = phase;
  state.phaseTick = 0;
  state.phaseTicks = ticks;
}

function hintLength(state: MedleyState): number {
  return state.seen.includes(state.game) ? shortHintTicks : hintTicks;
}

/** Chooses the round's micro-game, without repeats while the bag lasts. */
function beginRound(state: MedleyState): void {
  const { options, game: last } = state;
  if (state.bag.length === 0) {
    state.bag = shuffle(state, [...(options.isOneButton ? oneButtonGames : microGameIds)]);
    if (state.round > 0 && state.bag[0] === last) state.bag.reverse();
  }
  state.game = options.game ?? state.bag.shift() ?? "catch";
  state.seed = nextRandom(state);
  const level = levelOf(options, state.round);
  if (level > state.level) state.events.push("faster");
  state.level = level;
}

function beginTurn(state: MedleyState): void {
  state.play = null;
  if (state.players.length > 1) {
    enter(state, "pass", passTicks);
    state.events.push("pass");
    return;
  }
  enter(state, "hint", hintLength(state));
  state.events.push("hint");
}

function endTurn(state: MedleyState, isWon: boolean): void {
  const player = state.players[state.player];
  if (player) settle(player, isWon ? pointsOf(state) : 0, state.options.mode === "practice");
  state.events.push(isWon ? "won" : "lost");
  enter(state, "outcome", outcomeTicks);
}

function settle(player: MedleyPlayer, points: number, isPractice: boolean): void {
  player.played += 1;
  player.score += points;
  if (points > 0) {
    player.won += 1;
    player.streak += 1;
    player.bestStreak = Math.max(player.bestStreak, player.streak);
    return;
  }
  player.streak = 0;
  if (!isPractice) player.lives -= 1;
}

/** Goes to the next player with lives, to the next round, or to the end. */
function nextTurn(state: MedleyState): void {
  const next = state.players.findIndex(({ lives }, at) => at > state.player && lives > 0);
  if (next >= 0) state.player = next;
  else {
    if (!state.seen.includes(state.game)) state.seen.push(state.game);
    const first = state.players.findIndex(({ lives }) => lives > 0);
    state.round += 1;
    if (first < 0 || state.round >= roundsOf(state.options)) {
      enter(state, "end", endTicks[state.players.length > 1 ? "several" : "one"]);
      state.events.push("end");
      return;
    }
    state.player = first;
    beginRound(state);
  }
  beginTurn(state);
}
