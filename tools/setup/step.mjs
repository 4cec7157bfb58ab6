import { spawnSync } from "node:child_process";

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Runs a command with its output shown; resolves to whether it succeeded. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  return status === 0;
}

export function runOrExit(command, args, options = {}) {
  if (run(command, args, options)) return;
  say(`\n${[command, ...args].join(" ")} failed; what it said stands above.`);
  process.exit(1);
}
