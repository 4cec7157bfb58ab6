import type { IngestState } from "@goldmane/contracts/ingest/schema";
import { say } from "#platform/words/say.ts";

/** Readable states of an operator's file. */
export const fileStateNames = (): Readonly<Record<IngestState, string>> => ({
  waiting: say`Waiting`,
  probing: say`Checking`,
  ready: say`Ready`,
  failed: say`Failed`,
  hidden: say`Hidden`,
});
