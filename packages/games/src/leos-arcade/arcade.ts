import type { Input } from "#kernel/input.ts";
import { nextRandom, type RandomState } from "#kernel/random.ts";
import { startHub, stepHub, type HubChoice, type HubState } from "./hub.ts";
import { isMedleyOver, startMedley, stepMedley } from "./medley.ts";
import type { MedleyState } from "./medley-state.ts";
import type { ArcadeOptions } from "./options.ts";

/** A run of the arcade: the hall, a medley, or first the one and then the other. */
export interface ArcadeState extends RandomState {
  options: ArcadeOptions;
  ticks: number;
  /** The hall, in runs that begin there; it waits while a medley is played. */
  hub: HubState | null;
  medley: MedleyState | null;
  /** Whether the run ends with the medley. */
  isFinal: boolean;
  isOver: boolean;
}

/** Time limit in the hall; after it, the final medley starts on its own. */
const hubTicks = 18_000;
/** After so long, the next medley is the final one. */
const visitTicks = 90_000;

export function startArcade(seed: number, options: ArcadeOptions): ArcadeState {
  const isHub = options.mode === "hub";
  return {
    random: seed >>> 0,
    options,
    ticks: 0,
    hub: isHub ? startHub() : null,
    medley: isHub ? null : startMedley(seed, options),
    isFinal: !isHub,
    isOver: false,
  };
}

export function stepArcade(state: ArcadeState, input: Input): void {
  state.ticks += 1;
  if (state.medley) {
    stepMedley(state.medley, input);
    if (isMedleyOver(state.medley)) leaveMedley(state);
    return;
  }
  if (!state.hub) return;
  const isLate = state.hub.ticks > hubTicks || state.ticks > visitTicks;
  const choice = stepHub(state.hub, input) ?? (isLate ? { kind: "medley" as const } : null);
  if (choice) follow(state, choice);
}

function follow(state: ArcadeState, choice: HubChoice): void {
  const base = { ...state.options, players: 1, game: null };
  if (choice.kind === "door") {
    state.isOver = true;
    return;
  }
  state.isFinal = choice.kind === "medley";
  const options: ArcadeOptions =
    choice.kind === "party"
      ? { ...base, mode: "medley", players: choice.players }
      : choice.kind === "practice"
        ? { ...base, mode: "practice", game: choice.game }
        : { ...base, mode: "medley" };
  state.medley = startMedley(nextRandom(state), options);
}

function leaveMedley(state: ArcadeState): void {
  if (state.isFinal) state.isOver = true;
  else state.medley = null;
}
