import { AppError } from "@goldmane/contracts/errors";
import { getHealth } from "@goldmane/contracts/health";
import { sql } from "kysely";
import { handle } from "./handler.ts";
import { version } from "./version.ts";

export const healthHandler = handle(getHealth, async ({ app, viewer }) => {
  try {
    await sql`select 1`.execute(app.db);
  } catch (error) {
    app.log.error({ err: error }, "the database does not answer");
    throw new AppError("UNAVAILABLE", "The database does not answer.");
  }
  const status = "ok" as const;
  // Which version runs here tells an attacker which holes to try.
  if (!viewer.isOperator) return { status };
  return {
    status,
    version,
    database: app.config.database.kind,
    ffmpeg: app.media.ffmpeg?.version ?? null,
    ahead: app.media.ahead,
  };
});
