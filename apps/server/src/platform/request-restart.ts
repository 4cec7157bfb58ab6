/** Tells tools/run-server.mjs to start the server again. */
export const restartExitCode = 75;

/** For requests in progress, such as the one that asked for it, to be answered. */
const delayMs = 500;

let restart: () => void;
const requested = new Promise<void>((resolve) => {
  restart = resolve;
});

/** Resolves when a restart was requested. */
export async function untilRestartRequested(): Promise<"restart"> {
  await requested;
  return "restart";
}

/** Whether something starts this process again. Otherwise the operator has to. */
export function canRestart(): boolean {
  // Without a channel to a parent `connected` is undefined, in spite of its type.
  return process.send !== undefined && process.connected;
}

/** False if nothing starts this process again. */
export function requestRestart(): boolean {
  if (!canRestart()) return false;
  setTimeout(restart, delayMs);
  return true;
}
