import type { SafetyCategory } from "@goldmane/leo/understanding";
import * as z from "zod/mini";
import { readLimited } from "#features/assistant/read-limited.ts";
import type { ModelConfig } from "#platform/config/leo-config.ts";

const timeoutMs = 3000;
const answerBytesAtMost = 100_000;

const moderations = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()) }))
    .check(z.minLength(1)),
});

/** Maps their categories to ours, most serious first; other flagged content is declined. */
const ours: readonly (readonly [RegExp, SafetyCategory])[] = [
  [/^self-harm/, "crisis"],
  [/^sexual/, "sexual"],
  [/^(?:violence|illicit\/violent)/, "weapons"],
  [/^illicit/, "drugs"],
  [/^(?:hate|harassment)/, "hate"],
];

/**
 * The category that an OpenAI-compatible `/moderations` endpoint finds; null for none.
 * @throws if it gives no valid answer in time.
 */
export async function moderate(
  { baseUrl, apiKey, moderation }: ModelConfig,
  text: string,
  deadline: AbortSignal,
): Promise<SafetyCategory | null> {
  const answer = await fetch(`${(baseUrl ?? "").replace(/\/$/, "")}/moderations`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model: moderation, input: text }),
    redirect: "error",
    signal: AbortSignal.any([deadline, AbortSignal.timeout(timeoutMs)]),
  });
  const bytes = await readLimited(answer, answerBytesAtMost);
  if (!answer.ok) throw new Error(`The moderation answered ${answer.status}`);
  const { results } = moderations.parse(JSON.parse(bytes.toString("utf8")));
  const flagged = results.filter((result) => result.flagged);
  if (flagged.length === 0) return null;
  const named = flagged.flatMap(({ categories }) =>
    Object.keys(categories).filter((name) => categories[name]),
  );
  const known = ours.find(([pattern]) => named.some((name) => pattern.test(name)));
  return known ? known[1] : "language";
}
