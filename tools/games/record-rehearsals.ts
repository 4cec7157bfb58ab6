import { writeFileSync } from "node:fs";
import { recordLongRuns } from "./record-long-runs.ts";

/** `npx tsx tools/games/record-rehearsals.ts` writes the runs by which the server's replays warm up. */
const runs = recordLongRuns(20).map(
  ({ game, ...run }) => `  ${JSON.stringify(game)}: ${JSON.stringify(run)},`,
);
writeFileSync(
  "packages/games/src/rehearsals.gen.ts",
  `// Written by tools/games/record-rehearsals.ts.
import type { GameId } from "@goldmane/contracts/games/limits";
import type { Rehearsal } from "#kernel/rehearse.ts";

/** A run of about three minutes of each game. Any run will do, also one of earlier rules. */
export const rehearsals: Readonly<Record<GameId, Rehearsal>> = {
${runs.join("\n")}
};
`,
);
