import { AppError } from "@goldmane/contracts/errors";
import { turnTwoStepOffForOwner } from "#features/account/two-step/turn-off-for-owner.ts";
import { openApp } from "#open-app.ts";
import type { App } from "#platform/app.ts";
import { loadConfig } from "#platform/config/config.ts";
import { readEnv } from "#platform/config/env.ts";
import { explainRefusal } from "#platform/explain-refusal.ts";

type Command = { needs: string | null; run: (app: App, given: string) => Promise<string> };

/** Operator commands, run while the server is down. Opening the app migrates its database. */
const commands: Record<string, Command> = {
  migrate: { needs: null, run: async () => "The database is up to date." },
  "two-step-off": {
    needs: "the e-mail address of an account",
    async run(app, email) {
      await turnTwoStepOffForOwner(app, email);
      return `${email} signs in by password alone, and is notified by e-mail once the server runs.`;
    },
  },
  "evaluate-leo": {
    needs: null,
    async run(app) {
      // Loaded lazily: only this command needs the golden sets.
      const { evaluateAssistant } =
        await import("#features/assistant/evaluate/evaluate-assistant.ts");
      return await evaluateAssistant(app);
    },
  },
};

const [name = "", given = ""] = process.argv.slice(2);
const command = commands[name];
if (!command) refuse(`Unknown command "${name}". Known: ${Object.keys(commands).join(", ")}.`);
else if (command.needs !== null && given === "") refuse(`${name} needs ${command.needs}.`);
else await run(command);

async function run(work: Command): Promise<void> {
  try {
    await using app = await openApp(loadConfig(readEnv()));
    process.stdout.write(`${await work.run(app, given)}\n`);
  } catch (error) {
    refuse(error instanceof AppError ? error.message : explainRefusal(error));
  }
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
