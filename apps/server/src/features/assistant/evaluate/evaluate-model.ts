import { heldOutOutOfDomain } from "@goldmane/leo/golden/held-out/out-of-domain";
import { heldOutSearches } from "@goldmane/leo/golden/held-out/searches";
import type { LeoEngine } from "@goldmane/leo/engine";
import { emptyState } from "#features/assistant/chat/conversation-state.ts";
import { answerByEngine } from "#features/assistant/embedded/answer-by-engine.ts";
import { askModel } from "#features/assistant/model/ask-model.ts";
import { ToolContext } from "#features/assistant/tools/tool-context.ts";
import type { App } from "#platform/app.ts";
import { Words } from "#platform/words/words.ts";
import { newEvaluationViewer } from "./evaluation-viewer.ts";
import { count, newScore, type Score } from "./score.ts";

/** Each one is a billable call. */
const searchesAsked = 25;
const strangeAsked = 15;

/** Evaluates the configured language model with the production tools and checks. */
export async function evaluateModel(
  app: App,
  engine: LeoEngine,
): Promise<{ scores: Score[]; ms: number[] }> {
  const answered = newScore("model: messages answered fit to be shown, in time");
  const searches = newScore("model: searches with a relevant film among its cards");
  const still = newScore("model: questions of other things that caused no act");
  const ms: number[] = [];
  const ask = async (message: string) => {
    const viewer = newEvaluationViewer();
    const understood = engine.interpret(message, { history: [], seed: 1 });
    const context = new ToolContext(app, viewer, {
      engine,
      assistant: "leo",
      here: undefined,
      words: new Words(understood.language),
      message,
      people: [],
      reasons: [],
    });
    const own = await answerByEngine(context, understood, emptyState);
    const begun = performance.now();
    const better = await askModel(context, { message, history: [], own, isGrownUp: true });
    const said = better && "answered" in better ? better.answered : null;
    ms.push(performance.now() - begun);
    count(answered, said !== null, `"${message}"`);
    return said;
  };
  for (const { say, relevant } of heldOutSearches.slice(0, searchesAsked)) {
    const cards = (await ask(say))?.cards ?? [];
    count(
      searches,
      cards.some(({ title }) => relevant.includes(title.id)),
      `"${say}"`,
    );
  }
  for (const say of heldOutOutOfDomain.slice(0, strangeAsked)) {
    const actions = (await ask(say))?.actions ?? [];
    count(still, actions.length === 0, `"${say}" did ${actions.map(({ type }) => type).join()}`);
  }
  return { scores: [answered, searches, still], ms };
}
