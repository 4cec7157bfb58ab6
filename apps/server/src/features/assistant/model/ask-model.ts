import type { ChatMessage } from "@goldmane/contracts/assistant/schema";
import { toSafetyAlert } from "@goldmane/leo/safety/find-safety-alert";
import type { SafetyAlert } from "@goldmane/leo/understanding";
import type { LanguageModel } from "ai";
import type { Answered } from "#features/assistant/embedded/answer-by-engine.ts";
import { countTokens, takesModelAnswer } from "#features/assistant/chat/count-messages.ts";
import { recordFailure, recordSuccess } from "#features/assistant/health.ts";
import type { Outcome, ToolContext } from "#features/assistant/tools/tool-context.ts";
import type { ModelConfig } from "#platform/config/leo-config.ts";
import { perApp } from "#platform/per-app.ts";
import { Breaker } from "./breaker.ts";
import { checkText } from "./check-text.ts";
import { countUsed } from "./count-used.ts";
import { writeInstructions, formatMessages } from "./write-instructions.ts";
import { checkSafety } from "./check-safety.ts";
import { describeFailure } from "#features/assistant/describe-failure.ts";
import { openModel } from "./open-model.ts";
import { toModelTools } from "./to-model-tools.ts";

const stepsAtMost = 4;
const tokensAtMost = 400;
/** Share of the deadline for one step, so that another step still fits. */
const stepShare = 0.6;
/** Per-household concurrency limit, so that one can't block others. */
const atOnceAtMost = 2;

const desks = perApp(() => ({
  breaker: new Breaker(),
  model: null as Promise<LanguageModel> | null,
  /** Set once the model reported that it has no tool support. */
  isWithoutTools: false,
  underWay: new Map<string, number>(),
}));

type Asked = {
  message: string;
  history: readonly ChatMessage[];
  /** The embedded engine's answer to an understood message. */
  own: Answered;
  isGrownUp: boolean;
};

/** A model's answer, or a safety alert in the message, which is answered by the embedded engine. */
type Better = { answered: Answered } | { safetyAlert: SafetyAlert };

/** Null if there is no showable answer within the deadline. */
export async function askModel(context: ToolContext, asked: Asked): Promise<Better | null> {
  const { app, viewer } = context;
  const config = app.config.leo.model;
  const desk = desks(app);
  if (!config || desk.breaker.isOpen(app.now())) return null;
  const household = viewer.householdId ?? viewer.ownerId;
  const underWay = desk.underWay.get(household) ?? 0;
  if (underWay >= atOnceAtMost) return null;
  desk.underWay.set(household, underWay + 1);
  try {
    if (!(await takesModelAnswer(app, viewer))) return null;
    const deadline = AbortSignal.timeout(config.totalMs);
    const verdict = await checkSafety(context, config, { text: asked.message, deadline });
    if (verdict === "unseen") return null;
    if (verdict !== null) {
      const { message, isGrownUp } = asked;
      return { safetyAlert: toSafetyAlert(message, verdict, { isGrownUp }) };
    }
    const answered = await generate(context, config, { ...asked, deadline });
    desk.breaker.succeed();
    recordSuccess(app, "model");
    return answered && { answered };
  } catch (error) {
    desk.breaker.fail(app.now());
    recordFailure(app, "model", describeFailure(error));
    // The error message may contain the conversation: log only its kind.
    app.log.warn(
      { event: "assistant.model_failed", failure: describeFailure(error) },
      "the language model gave no answer",
    );
    return null;
  } finally {
    const now = (desk.underWay.get(household) ?? 1) - 1;
    if (now > 0) desk.underWay.set(household, now);
    else desk.underWay.delete(household);
  }
}

async function generate(
  context: ToolContext,
  config: ModelConfig,
  asked: Asked & { deadline: AbortSignal },
): Promise<Answered | null> {
  const desk = desks(context.app);
  if (config.mayUseTools && !desk.isWithoutTools) {
    try {
      return await run(context, config, { ...asked, withTools: true });
    } catch (error) {
      if (!saysNoTools(error)) throw error;
      desk.isWithoutTools = true;
    }
  }
  return await run(context, config, { ...asked, withTools: false });
}

type Run = Asked & { deadline: AbortSignal; withTools: boolean };

async function run(
  context: ToolContext,
  config: ModelConfig,
  { message, history, own, deadline, withTools }: Run,
): Promise<Answered | null> {
  const { generateText, stepCountIs } = await import("ai");
  const desk = desks(context.app);
  desk.model ??= openModel(config);
  const outcomes: Outcome[] = [];
  const found = withTools ? "" : `\n\nSearch results: ${JSON.stringify(own.data ?? own.text)}`;
  const model = await desk.model;
  const [system, prompt] = [writeInstructions(context), formatMessages(history, message) + found];
  const generated = generateText({
    model,
    system,
    prompt,
    ...(withTools && {
      tools: await toModelTools(context, message, (_tool, outcome) => outcomes.push(outcome)),
      stopWhen: stepCountIs(stepsAtMost),
    }),
    temperature: 0.4,
    maxOutputTokens: tokensAtMost,
    maxRetries: 1,
    timeout: { totalMs: config.totalMs, stepMs: Math.round(config.totalMs * stepShare) },
    abortSignal: deadline,
  });
  const text = await generated.then(
    async (answer) => {
      await countTokens(
        context.app,
        context.viewer,
        countUsed(answer.totalUsage, prompt + answer.text),
      );
      return answer.text;
    },
    async (error: unknown) => {
      await countTokens(context.app, context.viewer, countUsed({}, system + prompt));
      // Actions completed before the failure must be reported, with their undo.
      if (outcomes.some(({ actions = [] }) => actions.length > 0)) return "";
      throw error;
    },
  );
  const done = outcomes.filter(({ isRefusal }) => !isRefusal);
  const fit = checkText(context, text);
  const isClean =
    fit !== null && (await checkSafety(context, config, { text: fit, deadline })) === null;
  const said = isClean ? fit : null;
  // An action was completed: report it even without words from the model.
  const last = done.findLast(({ actions = [] }) => actions.length > 0) ?? done.at(-1);
  if (said === null && !last) return null;
  return {
    text: said ?? last?.text ?? "",
    intent: own.intent,
    feeling: last?.feeling ?? "happy",
    actions: done.flatMap(({ actions = [] }) => actions),
    cards: uniqueCards(withTools ? done : [own]),
    suggestions: last?.suggestions ?? own.suggestions ?? [],
  };
}

function uniqueCards(outcomes: readonly Outcome[]) {
  const cards = outcomes.flatMap((outcome) => outcome.cards ?? []);
  return [...new Map(cards.map((card) => [card.title.id, card])).values()];
}

function saysNoTools(error: unknown): boolean {
  const told = error as { statusCode?: number; responseBody?: string; message?: string };
  return (
    told.statusCode === 400 && /tool|function/i.test(`${told.responseBody ?? ""} ${told.message}`)
  );
}
