import { runServer, watchStarter } from "./run-server.mjs";
import { build } from "./setup/build.mjs";
import { install } from "./setup/install.mjs";

/** `npm start`: installs and builds what is missing, then serves until it is stopped. */
const starter = watchStarter();
install();
build();
runServer(["apps/server/dist/main.js", ...process.argv.slice(2)], starter);
