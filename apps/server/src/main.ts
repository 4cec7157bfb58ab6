import { features } from "#features.ts";
import { openApp } from "#open-app.ts";
import { loadConfig } from "#platform/config/config.ts";
import { readEnv } from "#platform/config/env.ts";
import { explainRefusal } from "#platform/explain-refusal.ts";
import { describeDemo } from "#platform/identity/demo.ts";
import { serve } from "#platform/serve.ts";
import { untilSignal } from "#platform/until-signal.ts";

try {
  const env = readEnv();
  const config = loadConfig(env, process.argv.slice(2));
  await using app = await openApp(config);
  await using serving = await serve(app, features);
  app.log.info({ url: serving.url, demo: config.demo, roles: config.roles }, "serving");
  if (!config.demo && env.GOLDMANE_DEMO === undefined) {
    app.log.warn(
      "demo mode is refused: HOST lets others in; GOLDMANE_DEMO=1 allows it all the same",
    );
  }
  if (serving.url) process.stdout.write(`Goldmane is on ${serving.url}\n`);
  if (serving.url && config.demo) process.stdout.write(`${describeDemo()}\n`);
  const signal = await untilSignal();
  app.log.info({ signal }, "stopping");
} catch (error) {
  process.stderr.write(`${explainRefusal(error)}\n`);
  process.exitCode = 1;
}
