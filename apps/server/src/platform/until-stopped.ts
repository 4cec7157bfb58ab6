/**
 * Resolves with the reason at the first SIGTERM or SIGINT, or when the IPC channel to the parent
 * process (`tools/run-server.mjs`) closes. A second signal ends the process at once.
 */
export function untilStopped(): Promise<string> {
  return new Promise((resolve) => {
    let told = false;
    const stop = (signal: NodeJS.Signals) => {
      if (told) process.exit(1);
      told = true;
      resolve(signal);
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
    // Doesn't count as a signal: a terminal's Ctrl-C arrives both ways.
    process.once("disconnect", () => resolve("disconnect"));
    // The channel must not keep the process alive.
    process.channel?.unref();
  });
}
