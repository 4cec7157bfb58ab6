import { spawn } from "node:child_process";
import { build } from "./setup/build.mjs";
import { install } from "./setup/install.mjs";

/** `npm start`: installs and builds what is missing, then serves until it is told to stop. */
install();
build();

const server = spawn(process.execPath, ["apps/server/dist/main.js", ...process.argv.slice(2)], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
