/** Resolves at the first SIGTERM or SIGINT. A second one ends the process where it stands. */
export function untilSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let told = false;
    const listen = (signal: NodeJS.Signals) => {
      if (told) process.exit(1);
      told = true;
      resolve(signal);
    };
    process.on("SIGTERM", listen);
    process.on("SIGINT", listen);
  });
}
