import { inputLimit, type Input } from "./input.ts";

/** The longest log that is read, in characters; a busy run of ten minutes has about 60,000. */
export const maxLogLength = 262_144;

/**
 * The inputs of a run: one entry for each tick, with one input a player. Entries repeat while
 * nothing changes, so a log is written as runs of equal entries.
 */
export class InputLog {
  readonly #parts: string[] = [];
  readonly #players: number;
  #held = "";
  #count = 0;
  #ticks = 0;

  constructor(players: number) {
    this.#players = players;
  }

  /** How many ticks the log has. */
  get ticks(): number {
    return this.#ticks;
  }

  /** Records the inputs of the next tick. */
  add(inputs: readonly Input[]): void {
    if (inputs.length !== this.#players) throw new RangeError("one input a player");
    const entry = inputs.map((input) => input.toString(36)).join(",");
    if (entry !== this.#held) this.#flush();
    this.#held = entry;
    this.#count += 1;
    this.#ticks += 1;
  }

  /** The log as text: `ticks:input,input;…` in base 36. */
  encode(): string {
    this.#flush();
    this.#held = "";
    return this.#parts.join(";");
  }

  #flush(): void {
    if (this.#count > 0) this.#parts.push(`${this.#count.toString(36)}:${this.#held}`);
    this.#count = 0;
  }
}

/**
 * The inputs of each tick of an encoded log. Throws a RangeError for text that `InputLog` doesn't
 * write, for another number of players, and for more than `maxTicks` ticks.
 */
export function* decodeLog(
  text: string,
  { players, maxTicks }: { players: number; maxTicks: number },
): Generator<readonly Input[]> {
  if (text.length > maxLogLength) throw new RangeError("the log is too long");
  let ticks = 0;
  for (const part of text === "" ? [] : text.split(";")) {
    const match = /^([0-9a-z]{1,6}):([0-9a-z,]+)$/.exec(part);
    const count = parseInt(match?.[1] ?? "", 36);
    const inputs = (match?.[2] ?? "").split(",").map(readInput);
    if (!(count > 0) || inputs.length !== players) throw new RangeError("the log can't be read");
    ticks += count;
    if (ticks > maxTicks) throw new RangeError("the run is too long");
    for (let at = 0; at < count; at += 1) yield inputs;
  }
}

function readInput(text: string): Input {
  const input = /^[0-9a-z]{1,5}$/.test(text) ? parseInt(text, 36) : Number.NaN;
  if (!(input < inputLimit)) throw new RangeError("the log can't be read");
  return input;
}
