import { openApp } from "#open-app.ts";
import { loadConfig } from "#platform/config/config.ts";
import { readEnv } from "#platform/config/env.ts";
import { explainRefusal } from "#platform/explain-refusal.ts";

const commands: Record<string, () => Promise<void>> = { migrate };

const [name = ""] = process.argv.slice(2);
const command = commands[name];
if (command) await run(command);
else refuse(`Unknown command "${name}". Known: ${Object.keys(commands).join(", ")}.`);

/** Opening the app migrates its database. */
async function migrate(): Promise<void> {
  await using app = await openApp(loadConfig(readEnv()));
  app.log.info("the database is up to date");
}

async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    refuse(explainRefusal(error));
  }
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
