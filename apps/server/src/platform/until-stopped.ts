/**
 * Resolves with the reason at the first SIGTERM or SIGINT, or when the program that started this one
 * with a channel to it (`tools/run-server.mjs`) closes the channel or is gone. A second signal ends
 * the process where it stands.
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
    // Counts as no signal: a terminal's Ctrl-C comes by both ways.
    process.once("disconnect", () => resolve("disconnect"));
    // To listen must not keep a process going that has nothing else left to do.
    process.channel?.unref();
  });
}
