/** One answer of a choice, or one result of a game. */
export type Option = {
  text: string;
  /** Taken when the time is up, and when the film plays itself. */
  isDefault: boolean;
  /** Other words that choose it by voice. */
  says: readonly string[];
  /** The clip whose middle is the option's picture. */
  picture: string | null;
};

type Waiting = { prompt: string | null; idle: string | null; options: readonly Option[] };

/** How a moment goes on after its clips. */
export type Next =
  | {
      kind: "choice";
      /** The question; null if the clip asks it. */
      prompt: string | null;
      /** Seconds of the last clip at which the choice opens; null: so that it ends with the clip. */
      openAt: number | null;
      /** How long the choice is open; null: until someone answers. */
      timerSeconds: number | null;
      /** The clip that repeats while the choice waits. */
      idle: string | null;
      options: readonly Option[];
    }
  /** A micro-game. Its options are named after its results: `perfect` (if given), `won`, `lost`. */
  | ({ kind: "game"; game: string } & Waiting)
  /** Things to tap, with one option for when all of them are tapped. */
  | ({ kind: "tap"; what: string; count: number } & Waiting)
  | { kind: "ending"; ending: string };

/** The clips up to the next choice, game or ending. */
export type Moment = {
  clips: readonly string[];
  next: Next;
  /** The script's variables at the end of the moment. */
  variables: Readonly<Record<string, string | number | boolean>>;
};

/** The options of a moment; none at an ending. */
export function optionsOf(moment: Moment): readonly Option[] {
  return moment.next.kind === "ending" ? [] : moment.next.options;
}

/** The clip that repeats while the moment waits; null if it has none. */
export function idleOf(moment: Moment): string | null {
  return moment.next.kind === "ending" ? null : moment.next.idle;
}
