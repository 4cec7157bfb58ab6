import { recordLongRuns } from "#games/record-long-runs.ts";

/** Prints a run of about three minutes of each game, as JSON. */
process.stdout.write(JSON.stringify(recordLongRuns(33)));
