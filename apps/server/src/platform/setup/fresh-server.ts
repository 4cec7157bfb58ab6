import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { hasAccounts } from "./setup-table.ts";

type Needs = Pick<App, "db" | "config">;

/**
 * Whether a server still has to be set up: nobody has an account. The demo needs no set-up, and neither
 * does a server whose environment opens registration: its operator is named there as well.
 */
class FreshServer {
  readonly #needs: Needs;
  #isSetUp: boolean;

  constructor(needs: Needs) {
    this.#needs = needs;
    const { demo, fixedSettings } = needs.config;
    this.#isSetUp = demo || fixedSettings.registration === "open";
  }

  /** True once the server is known to be set up. Until then `isFresh` asks the database. */
  get isSetUp(): boolean {
    return this.#isSetUp;
  }

  async isFresh(): Promise<boolean> {
    // Another node may have been used for the set-up.
    if (!this.#isSetUp) this.#isSetUp = await hasAccounts(this.#needs.db);
    return !this.#isSetUp;
  }
}

export const freshServerOf = perApp((app) => new FreshServer(app));

export function setupRequired(): AppError {
  return new AppError("SETUP_REQUIRED", "This server isn’t set up yet. Open it in a browser.");
}
