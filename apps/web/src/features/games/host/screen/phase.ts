import type { FinishedRun } from "#features/games/host/game-picture.ts";
import type { RaceSession } from "#features/games/race/race-session.ts";
import type { StartedRun } from "#features/games/runs/start-run.ts";
import type { SubmitOutcome } from "#features/games/runs/submit-run.ts";

/** What the game's screen shows. */
export type Phase =
  | { name: "title" }
  | { name: "starting" }
  | { name: "playing"; options: unknown; started: StartedRun }
  | { name: "paused"; options: unknown; started: StartedRun }
  /** Someone's run is played back. */
  | { name: "watching"; displayName: string }
  | { name: "racing"; session: RaceSession }
  | { name: "raced"; session: RaceSession }
  | { name: "results"; finished: FinishedRun<unknown>; outcome: SubmitOutcome | null };

export type PhaseAct =
  | { act: "leave" }
  | { act: "start" }
  | { act: "began"; options: unknown; started: StartedRun }
  | { act: "watch"; displayName: string }
  | { act: "race"; session: RaceSession }
  | { act: "arrive" }
  | { act: "pause" }
  | { act: "resume" }
  | { act: "finish"; finished: FinishedRun<unknown> }
  | { act: "recorded"; finished: FinishedRun<unknown>; outcome: SubmitOutcome };

export function nextPhase(phase: Phase, event: PhaseAct): Phase {
  switch (event.act) {
    case "leave":
      return { name: "title" };
    case "start":
      return { name: "starting" };
    case "began":
      return { name: "playing", options: event.options, started: event.started };
    case "watch":
      return { name: "watching", displayName: event.displayName };
    case "race":
      return { name: "racing", session: event.session };
    case "arrive":
      return phase.name === "racing" ? { ...phase, name: "raced" } : phase;
    case "pause":
      return phase.name === "playing" ? { ...phase, name: "paused" } : phase;
    case "resume":
      return phase.name === "paused" ? { ...phase, name: "playing" } : phase;
    case "finish":
      return phase.name === "playing"
        ? { name: "results", finished: event.finished, outcome: null }
        : phase;
    case "recorded":
      return phase.name === "results" && phase.finished === event.finished
        ? { ...phase, outcome: event.outcome }
        : phase;
  }
}
