import type { IntentName } from "#intents/intent-names.ts";
import type { Understanding } from "#understanding.ts";

/** What a message means, and its intent if there is one for it. */
export type Reading = { understanding: Understanding; intent: IntentName | null; asked?: string };
