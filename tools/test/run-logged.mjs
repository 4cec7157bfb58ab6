import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setPriority } from "node:os";

/** Nice value of background work: at 10, it hardly slows a process that plays in real time. */
const backgroundPriority = 10;

/**
 * Runs a command to its end and resolves to whether it succeeded.
 * @param log a file that takes its output
 * @param isBackground lets other processes have the processor first
 */
export async function runLogged(command, args, { log, env, cwd, isBackground = false }) {
  const output = openSync(log, "a");
  try {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", output, output] });
    // Set before the child starts workers of its own, which inherit it.
    if (isBackground && child.pid !== undefined) setPriority(child.pid, backgroundPriority);
    return await new Promise((resolve) => {
      child.once("error", () => resolve(false));
      child.once("exit", (code) => resolve(code === 0));
    });
  } finally {
    closeSync(output);
  }
}
