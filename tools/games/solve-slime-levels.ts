import { writeFileSync } from "node:fs";
import { InputLog } from "@goldmane/games/kernel/input-log";
import { button, type Input } from "@goldmane/games/kernel/input";
import { builtInFiles } from "@goldmane/games/slime-adventure/levels/built-in-level";
import { callBackTicks, slimeAdventureRules } from "@goldmane/games/slime-adventure/rules";
import { foundRuns } from "@goldmane/games/slime-adventure/levels/found-runs.gen";
import { parTimes } from "@goldmane/games/slime-adventure/levels/par-times.gen";
import { span } from "@goldmane/games/slime-adventure/motion";
import type { SlimeState } from "@goldmane/games/slime-adventure/state";
import { copyState, measureDistances, middleTile, searchWay } from "./slime-search.ts";
import { slimePlans } from "./slime-plans.ts";

/**
 * Finds a run with all gems for each level by search, and writes the runs and the par times that
 * follow from them: `npx tsx tools/games/solve-slime-levels.ts [first] [last]`.
 */
const [first = 1, last = builtInFiles.length] = process.argv.slice(2).map(Number);
const folder = "packages/games/src/slime-adventure/levels";
const limit = Number(process.env.LIMIT ?? 40_000);
const runs = builtInFiles.map((_, at) => foundRuns[at] ?? "");
const pars = builtInFiles.map((_, at) => parTimes[at] ?? 0);
let hasFailed = false;

for (let number = first; number <= last; number += 1) {
  const name = builtInFiles[number - 1]?.name ?? "";
  const started = performance.now();
  const inputs = solve(number);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (typeof inputs === "string") {
    hasFailed = true;
    process.stdout.write(`${number} ${name}: ${inputs} (${seconds} s)\n`);
    continue;
  }
  const log = new InputLog(1);
  for (const input of inputs) log.add([input]);
  runs[number - 1] = log.encode();
  // Half as long again as the found run, in whole seconds.
  pars[number - 1] = Math.ceil((inputs.length * 1.5) / 60) * 60;
  process.stdout.write(`${number} ${name}: ${inputs.length} ticks (${seconds} s)\n`);
}

write(
  "found-runs.gen.ts",
  "A run with all gems for each built-in level, as input logs.",
  "foundRuns",
  "string",
  runs,
);
write(
  "par-times.gen.ts",
  "The time for the third star of each built-in level, in ticks.",
  "parTimes",
  "number",
  pars,
);
process.exitCode = hasFailed ? 1 : 0;

function write(file: string, about: string, name: string, type: string, items: unknown[]): void {
  const lines = items.map((item) => `  ${JSON.stringify(item)},\n`).join("");
  writeFileSync(
    `${folder}/${file}`,
    `// Written by tools/games/solve-slime-levels.ts.\n\n/** ${about} */\nexport const ${name}: readonly ${type}[] = [\n${lines}];\n`,
  );
}

/** The inputs that finish a level with all gems, or what can't be reached. */
function solve(number: number): Input[] | string {
  const options = slimeAdventureRules.readOptions({ level: number });
  let state = slimeAdventureRules.start(0, options);
  const inputs: Input[] = [];
  for (const step of slimePlans[number] ?? planOf(state)) {
    const way = takeStep(state, step);
    if (!way) return `${step} can't be reached`;
    inputs.push(...way.inputs);
    ({ state } = way);
    if (state.isFinished) break;
  }
  if (state.gems.length > 0) return `${state.gems.length} gems are left`;
  return state.isFinished ? inputs : "the plan ends before the goal";
}

/** All gems, the nearest first, then the goal. */
function planOf(start: SlimeState): string[] {
  const { width } = start.level;
  const left = new Set(start.gems);
  const plan: string[] = [];
  let at = start.checkpoint;
  while (left.size > 0) {
    const distances = measureDistances(start, at);
    const [next = 0] = [...left].toSorted((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0));
    left.delete(next);
    plan.push(`${next % width},${Math.floor(next / width)}`);
    at = next;
  }
  return [...plan, "G"];
}

/**
 * A step of a plan: `x` presses the split button, `X` holds it, `G` reaches the goal, and
 * `column,row` brings the slime to a tile (and takes the gem or presses the switch on it).
 */
function takeStep(from: SlimeState, step: string): { state: SlimeState; inputs: Input[] } | null {
  if (step === "x" || step === "X") {
    const held = step === "x" ? 1 : callBackTicks;
    const inputs = [
      0,
      ...Array.from({ length: held }, () => button.x),
      ...Array.from({ length: 20 }, () => 0),
    ];
    const state = copyState(from);
    for (const input of inputs) slimeAdventureRules.step(state, [input]);
    return { state, inputs };
  }
  const [column = 0, row = 0] = step.split(",").map(Number);
  const { width, tiles } = from.level;
  const goal = step === "G" ? from.goal : row * width + column;
  const mark = tiles[goal] ?? "";
  const isDone = (state: SlimeState) => {
    if (step === "G") return state.isFinished;
    if (mark === "*") return !state.gems.includes(goal) && isSafe(state);
    if ("abc".includes(mark))
      return state.pressed.includes(goal) && isCalm(state) && middleTile(state) === goal;
    return covers(state, column, row) && isSafe(state);
  };
  if (isDone(from)) return { state: from, inputs: [] };
  for (const weight of [1.2, 2.5]) {
    const way = searchWay(from, { goal, isDone, limit: limit / 2, weight });
    if (way) return way;
  }
  return null;
}

/** Whether the slime has landed: a gem taken on the way into a pit is no progress. */
function isSafe(state: SlimeState): boolean {
  const body = state.bodies[state.players[0]?.active ?? 0];
  return body !== undefined && (body.onGround || body.grip !== "none");
}

function isCalm(state: SlimeState): boolean {
  const body = state.bodies[state.players[0]?.active ?? 0];
  return body !== undefined && body.onGround && Math.abs(body.vx) < 200;
}

function covers(state: SlimeState, column: number, row: number): boolean {
  const body = state.bodies[state.players[0]?.active ?? 0];
  if (!body || body.away > 0) return false;
  const [left, right] = span(body.x, body.width);
  const [top, bottom] = span(body.y, body.height);
  return left <= column && column <= right && top <= row && row <= bottom;
}
