import { features } from "#features.ts";
import { finishRestore } from "#platform/backups/restore/finish-restore.ts";
import { openApp } from "#open-app.ts";
import { listDemoBarriers, loadConfig } from "#platform/config/config.ts";
import { readEnv } from "#platform/config/env.ts";
import { describeHome, type How } from "#platform/home-network/describe-home.ts";
import { explainRefusal } from "#platform/explain-refusal.ts";
import { findSetupCode } from "#features/setup/service.ts";
import { describeSetup } from "#features/setup/describe-setup.ts";
import { describeDemo } from "./demo/seed-demo.ts";
import { restartExitCode, untilRestartRequested } from "#platform/request-restart.ts";
import { serve } from "#platform/serve.ts";
import { Words } from "#platform/words/words.ts";
import { untilStopped } from "#platform/until-stopped.ts";

// Listens before start-up, so that a signal also stops a server that is still starting.
const stopped = untilStopped();
try {
  const env = readEnv();
  const args = process.argv.slice(2);
  const before = loadConfig(env, args);
  const config = (await finishRestore(before)) ? loadConfig(env, args) : before;
  await using app = await openApp(config);
  await using serving = await serve(app, features);
  app.log.info(
    { event: "server.started", url: serving.url, demo: config.demo, roles: config.roles },
    "The server has started.",
  );
  if (!config.demo && env.GOLDMANE_DEMO === undefined) {
    const settings = listDemoBarriers(env);
    app.log.warn(
      { event: "demo.off", settings },
      `Demo mode is off because of ${settings.join(", ")}. GOLDMANE_DEMO=1 turns it on, GOLDMANE_DEMO=0 ends this warning.`,
    );
  }
  const words = new Words(app.settings.get("defaultLanguage"));
  const { say } = words;
  if (serving.url) process.stdout.write(`${say`Goldmane is on ${serving.url}`}\n`);
  if (serving.url && config.demo) process.stdout.write(`${describeDemo()}\n`);
  // A name takes seconds to announce. The server may be stopped before.
  const listing = Promise.race([serving.homeUrls, stopped.then(() => [])]);
  const isTerminal = process.stdout.isTTY;
  void printHome(listing, { words, tls: app.tls?.kind ?? null, isTerminal });
  const code = serving.url ? await findSetupCode(app) : null;
  if (serving.url && code) process.stdout.write(`${describeSetup(words, serving.url, code)}\n`);
  const reason = await Promise.race([stopped, untilRestartRequested()]);
  if (reason === "restart") process.exitCode = restartExitCode;
  app.log.info({ event: "server.stopping", reason }, "The server is stopping.");
} catch (error) {
  process.stderr.write(`${explainRefusal(error)}\n`);
  process.exitCode = 1;
}

async function printHome(listing: Promise<string[]>, how: How): Promise<void> {
  const text = describeHome(await listing, how);
  if (text) process.stdout.write(`${text}\n`);
}
