import { build } from "./setup/build.mjs";
import { install } from "./setup/install.mjs";
import { runOrExit } from "./setup/step.mjs";

/** `npm run operate -- <command>`: administrator commands for a stopped server. */
install();
build();
runOrExit(process.execPath, ["apps/server/dist/cli.js", ...process.argv.slice(2)]);
