import { AppError } from "@goldmane/contracts/errors";
import { getHealth } from "@goldmane/contracts/health";
import { sql } from "kysely";
import { handle } from "./handler.ts";
import { version } from "./version.ts";

export const healthHandler = handle(getHealth, async ({ app, viewer }) => {
  try {
    await sql`select 1`.execute(app.db);
  } catch (error) {
    app.log.error(
      { event: "health.database_down", err: error },
      "The database isn’t responding. Try again in a moment.",
    );
    throw new AppError("UNAVAILABLE", "The database isn’t responding. Try again in a moment.");
  }
  const status = "ok" as const;
  // The version would tell attackers which vulnerabilities to try.
  if (!viewer.isOperator) return { status };
  return {
    status,
    version,
    database: app.config.database.kind,
    ffmpeg: app.media.ffmpeg?.version ?? null,
    readAhead: { done: app.media.ahead.made, total: app.media.ahead.of },
  };
});
