import { resolve } from "node:path";
import { AppError } from "@goldmane/contracts/errors";
import { makeOperator } from "#features/account/owner/make-operator.ts";
import { resetPasswordByOperator } from "#features/account/settings/reset-by-operator.ts";
import { turnTwoStepOffForOwner } from "#features/account/two-step/turn-off-for-owner.ts";
import { applyRestore, replacedDatabase } from "#platform/backups/restore/finish-restore.ts";
import { prepareRestore } from "#platform/backups/restore/prepare-restore.ts";
import { openApp } from "#open-app.ts";
import type { App } from "#platform/app.ts";
import { type Config, loadConfig } from "#platform/config/config.ts";
import { lockDataFolder } from "#platform/data-folder-lock.ts";
import { readEnv } from "#platform/config/env.ts";
import { explainRefusal } from "#platform/explain-refusal.ts";

type Command = {
  /** Runs before the app is opened, for what replaces its data. */
  prepare?: (config: Config, given: string) => Promise<void>;
  needs: string | null;
  run: (app: App, given: string) => Promise<string>;
};

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
      return `${name} is an operator: Admin opens after signing in with the account’s password.`;
    },
  },
  restore: {
    needs: "the path of a backup",
    async prepare(config, file) {
      using _lock = lockDataFolder(config.dataFolder);
      await prepareRestore(config, resolve(file));
      await applyRestore(config);
    },
    run: async () =>
      `The backup is restored. The replaced database is ${replacedDatabase} in DATA_DIR.`,
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
    const before = loadConfig(readEnv());
    await work.prepare?.(before, given);
    const config = loadConfig(readEnv());
    await using app = await openApp(config);
    process.stdout.write(`${await work.run(app, given)}\n`);
  } catch (error) {
    refuse(error instanceof AppError ? error.message : explainRefusal(error));
  }
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
