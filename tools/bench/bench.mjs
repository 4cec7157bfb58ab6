import { availableParallelism } from "node:os";
import { build } from "#setup/build.mjs";
import { findProgram, providePrograms } from "#setup/programs.mjs";
import { say } from "#setup/step.mjs";
import { benchDraw } from "./draw.mjs";
import { benchEncode } from "./encode.mjs";
import { benchFirstFrame } from "./first-frame.mjs";
import { benchFresh } from "./fresh.mjs";
import { benchGames } from "./games/games.mjs";
import { benchHttp } from "./http.mjs";
import { benchLeo } from "./leo.mjs";
import { benchLighthouse } from "./lighthouse.mjs";
import { benchLists } from "./lists.mjs";
import { missed, report } from "./report.mjs";
import { benchParty } from "./party/party.mjs";
import { benchScripts } from "./scripts.mjs";
import { startServer } from "./servers.mjs";
import { benchSockets } from "./sockets/sockets.mjs";
import { benchStart } from "./start.mjs";
import { benchSwitch } from "./switch.mjs";
import { benchVitals } from "./vitals.mjs";

/**
 * `npm run bench [-- part …] [--peer URL?pid=N]`: the server's performance budgets, each beside its
 * reference in one run; all parts, or those that are named. Run it on a quiet machine: each part
 * prints the load first.
 */
const parts = {
  start: ({ env }) => benchStart(env),
  fresh: ({ env }) => benchFresh(env),
  "first-frame": withServer((server, { chromium }) => benchFirstFrame(server, chromium)),
  http: ({ env, peer }) => benchHttp(env, findProgram("nginx"), peer),
  lists: withServer((server) => benchLists(server)),
  scripts: () => benchScripts(),
  leo: ({ env }) => benchLeo(env),
  switch: withServer((server, { chromium }) => benchSwitch(server, chromium)),
  vitals: withServer((server, { chromium }) => benchVitals(server, chromium)),
  lighthouse: withServer((server, { chromium }) => benchLighthouse(server, chromium)),
  games: withServer((server, { chromium }) => benchGames(server, chromium)),
  party: ({ env, chromium }) => benchParty(env, chromium),
  sockets: ({ env }) => benchSockets(env),
  encode: ({ ffmpeg }) => benchEncode(ffmpeg),
  draw: () => benchDraw(),
};

const { named, peer } = readArguments(process.argv.slice(2));
build();
const { ffmpeg, chromium } = providePrograms("ffmpeg", "chromium");
const env = { WARM_CACHE: "0", FFMPEG_PATH: ffmpeg };
say(`${availableParallelism()} cores`);
for (const name of named) {
  try {
    await parts[name]({ ffmpeg, chromium, peer, env });
  } catch (error) {
    // One part that fails must not hide what the others measure.
    report(name, `FAILED: ${explain(error)}`, "", false);
  }
}
say(`\n${missed() === 0 ? "Every budget holds." : `${missed()} budgets were missed.`}`);

/** With its cause, since fetch's own message says only that it failed. */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${explain(error.cause)}` : error.message;
}

/** A part with a server of its own, on an empty data folder. */
function withServer(measure) {
  return async (means) => {
    const server = await startServer(means.env);
    try {
      await measure(server, means);
    } finally {
      await server.stop();
    }
  };
}

function readArguments(given) {
  const at = given.indexOf("--peer");
  const [, address = null] = at < 0 ? [] : given.splice(at, 2);
  const unknown = given.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    say(`There is no ${unknown.join(", ")}. The parts are: ${Object.keys(parts).join(", ")}.`);
    process.exit(1);
  }
  return { named: given.length > 0 ? given : Object.keys(parts), peer: address };
}
