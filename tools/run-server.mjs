import { spawn } from "node:child_process";

const watchEveryMs = 250;
/** Ctrl-C in a terminal arrives twice, from the terminal and from npm. */
const samePressMs = 500;

/**
 * Detects that npm has exited. A killed npm doesn't signal its children, but this process then gets
 * another parent. `exec` in package.json avoids a shell between the two. Call it before anything
 * slow.
 */
export function watchStarter() {
  const isStartedByNpm = process.env.npm_lifecycle_event === "start";
  const starter = process.ppid;
  return { isGone: () => isStartedByNpm && process.ppid !== starter };
}

/** The server asks to be started again (apps/server/src/platform/request-restart.ts). */
const restartExitCode = 75;

/**
 * Runs the server until it exits, and again if it asks for a restart. Stops it when this process is
 * stopped or npm has exited: by closing the channel to it, which also closes when this process is
 * killed. A second signal kills it.
 */
export function runServer(args, starter) {
  let server = start(args);
  let stoppedAt = 0;
  const stop = () => {
    stoppedAt = performance.now();
    server.disconnect();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (server.connected) stop();
      else if (performance.now() - stoppedAt > samePressMs) server.kill("SIGKILL");
    });
  }
  const watching = setInterval(() => {
    if (server.connected && starter.isGone()) stop();
  }, watchEveryMs);
  const onExit = (code, signal) => {
    if (code === restartExitCode && stoppedAt === 0 && !starter.isGone()) {
      server = start(args);
      server.on("exit", onExit);
      return;
    }
    clearInterval(watching);
    process.exitCode = code ?? (signal ? 1 : 0);
  };
  server.on("exit", onExit);
}

function start(args) {
  return spawn(process.execPath, args, { stdio: ["inherit", "inherit", "inherit", "ipc"] });
}
