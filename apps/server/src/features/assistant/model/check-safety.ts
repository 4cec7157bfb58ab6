import { redact } from "@goldmane/leo/safety/redact";
import type { SafetyCategory } from "@goldmane/leo/understanding";
import { recordFailure } from "#features/assistant/health.ts";
import type { ToolContext } from "#features/assistant/tools/tool-context.ts";
import type { ModelConfig } from "#platform/config/leo-config.ts";
import { moderate } from "./moderate.ts";
import { describeFailure } from "#features/assistant/describe-failure.ts";

/** The safety category of a text; "unseen" where the moderation service did not answer. */
export type SafetyCheck = SafetyCategory | "unseen" | null;

/**
 * Runs the configured moderation service on a message or an answer after the local rules found
 * nothing. On failure the local rules suffice, except for children.
 */
export async function checkSafety(
  { app, viewer }: ToolContext,
  config: ModelConfig,
  { text, deadline }: { text: string; deadline: AbortSignal },
): Promise<SafetyCheck> {
  if (config.moderation === null || text === "") return null;
  try {
    return await moderate(config, redact(text), deadline);
  } catch (error) {
    const failure = `moderation: ${describeFailure(error)}`;
    recordFailure(app, "model", failure);
    app.log.warn(
      { event: "assistant.moderation_failed", failure },
      "the moderation service failed; only the local rules apply",
    );
    return viewer.profile?.ageGroup === "child" ? "unseen" : null;
  }
}
