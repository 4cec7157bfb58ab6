import { AppError } from "@goldmane/contracts/errors";
import { makeOperator } from "#features/account/owner/make-operator.ts";
import { resetPasswordByOperator } from "#features/account/settings/reset-by-operator.ts";
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
  "reset-password": {
    needs: "a username or the e-mail address of an account",
    async run(app, name) {
      const password = await resetPasswordByOperator(app, name);
      return [
        `${name} has a new password: ${password}`,
        "Everyone in the household was signed out. Change the password under Account after signing in.",
      ].join("\n");
    },
  },
  "two-step-off": {
    needs: "a username or the e-mail address of an account",
    async run(app, name) {
      await turnTwoStepOffForOwner(app, name);
      return `${name} signs in by password alone now.`;
    },
  },
  "make-operator": {
    needs: "a username or the e-mail address of an account",
    async run(app, name) {
      await makeOperator(app, name);
      return `${name} is an operator: Admin opens after signing in with the account's password.`;
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
