import { openLibrary } from "#features/library/service.ts";
import { engineFor } from "#features/assistant/embedded/open-engine.ts";
import type { App } from "#platform/app.ts";
import { evaluateEngine } from "./evaluate-engine.ts";
import { evaluateModel } from "./evaluate-model.ts";
import { evaluateVoice } from "./evaluate-voice.ts";
import { newEvaluationViewer } from "./evaluation-viewer.ts";
import { writeScores } from "./score.ts";

/**
 * Runs the golden sets against the configured engines and reports scores. The sets are about the
 * originals: a library with many other films scores lower in search without being worse.
 */
export async function evaluateAssistant(app: App): Promise<string> {
  await using _library = await openLibrary(app);
  const engine = await engineFor(app, newEvaluationViewer());
  const { model } = app.config.leo;
  const asked = model ? await evaluateModel(app, engine) : null;
  const scores = [
    ...evaluateEngine(engine),
    ...(asked?.scores ?? []),
    ...(await evaluateVoice(app)),
  ];
  const ms = (asked?.ms ?? []).toSorted((a, b) => a - b);
  const slow = ms[Math.floor(ms.length * 0.95)];
  return [
    writeScores(scores),
    model
      ? `${model.name}: half of its answers within ${Math.round(ms[ms.length >> 1] ?? 0)} ms, 95 % within ${Math.round(slow ?? 0)} ms.`
      : "No language model is configured (LEO_LLM_PROVIDER).",
  ].join("\n");
}
