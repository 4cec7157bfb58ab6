import { loadavg } from "node:os";

const rows = [];

/** One measured budget. `within` is whether it holds; null without a limit. */
export function report(what, figure, budget, within) {
  rows.push({ what, figure, budget, within });
  const mark = within === null ? "·" : within ? "✓" : "✗";
  process.stdout.write(`${mark} ${what.padEnd(58)} ${figure.padEnd(34)} ${budget}\n`);
}

/** Prints a section's heading with the machine's load as it starts. */
export function section(title) {
  process.stdout.write(`\n${title}   [load ${loadavg()[0]?.toFixed(1)}]\n`);
}

export function missed() {
  return rows.filter(({ within }) => within === false).length;
}
