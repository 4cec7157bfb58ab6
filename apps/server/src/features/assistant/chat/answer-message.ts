import { historyAtMost, messageMaxLength } from "@goldmane/contracts/assistant/limits";
import type { ChatReply, ChatRequest } from "@goldmane/contracts/assistant/schema";
import type { Concern, Understanding } from "@goldmane/leo/understanding";
import { answerByMind, answerConcern } from "#features/assistant/embedded/answer-by-mind.ts";
import { keepExchange } from "#features/assistant/kept/conversation.ts";
import type { askModel } from "#features/assistant/model/ask-model.ts";
import { mindFor } from "#features/assistant/mind/mind-of.ts";
import { mayAskModel, needLeo } from "#features/assistant/rights.ts";
import { namesHidden } from "#features/assistant/tools/names-hidden.ts";
import { Scene } from "#features/assistant/tools/scene.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { composeReply } from "./compose-reply.ts";
import { keepMoment, recallMoment } from "./moments.ts";
import { countMessage } from "./paces.ts";

/**
 * Answers a message. What it plainly commands, and whatever needs care, the house's own engine
 * answers; what is left a language model may answer better, where there is one for this viewer. It
 * failing costs nothing but the waiting: the house's answer was there first.
 * @throws AppError NOT_ALLOWED, TOO_MANY_REQUESTS.
 */
export async function answerMessage(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Pick<Browser, "address"> },
  request: ChatRequest,
): Promise<ChatReply> {
  needLeo(viewer);
  await countMessage(app, { viewer, address: browser.address });
  const { message, assistant, here } = request;
  const scene = new Scene(app, viewer, { mind: await mindFor(app, viewer), assistant, here });
  const remembered = recallMoment(app, viewer);
  const history = request.conversationHistory
    .slice(-historyAtMost)
    .map(({ role, content }) => ({ role, content: content.slice(0, messageMaxLength) }));
  const heard = scene.mind.interpret(message, {
    // The house's own word for what it said last, whatever the browser says of it.
    history: remembered.said
      ? [...history.slice(1 - historyAtMost), { role: "assistant", content: remembered.said }]
      : history,
    ...(remembered.shown.length > 0 && { shown: remembered.shown }),
    pending: remembered.pending,
    onScreen: here?.titleId ?? null,
    seed: Math.floor(app.now() / 1000),
  });

  const understood = doubtHidden(scene, message, heard);
  const own = await answerByMind(scene, understood, remembered);
  const wantsModel = isForModel(understood) && mayAskModel(app, viewer);
  const better = wantsModel ? await askLate(scene, { message, history, own }) : null;
  const concern = findWorry(understood, better);
  const byModel = better && "answered" in better ? better.answered : null;
  const answered = byModel ?? (concern ? answerConcern(concern) : own);

  const reply = composeReply(scene, answered, {
    engine: byModel ? "llm" : "local",
    isDegraded: wantsModel && better === null,
    needsCare: concern !== null && needsPerson.has(concern.category),
  });
  keepMoment(app, viewer, {
    // A word in between changes nothing of what "it" is.
    shown: reply.cards.length > 0 ? reply.cards.map(({ title }) => title.id) : remembered.shown,
    pending: understood.kind === "confirm" && reply.confirm ? understood.command : null,
    said: reply.response,
  });
  await keepExchange(app, viewer, {
    assistant,
    message,
    response: reply.response,
    engine: reply.engine,
    concern: concern?.tellParent ? concern.category : null,
  });
  return reply;
}

/** Only a house with a model pays for loading what asks it. */
const askLate: typeof askModel = async (scene, asked) => {
  const model = await import("#features/assistant/model/ask-model.ts");
  return await model.askModel(scene, asked);
};

/** What worries in a message, as the house found it, or whoever else looks for it. */
function findWorry(
  understood: Understanding,
  better: Awaited<ReturnType<typeof askModel>>,
): Concern | null {
  if (understood.kind === "safety") return understood;
  return better && "concern" in better ? better.concern : null;
}

const needsPerson = new Set(["crisis", "abuse", "grooming", "bullying", "medical"]);

/**
 * A film that this viewer must not know of may be called nearly as one that they may: what was meant
 * by its name is asked, and not done.
 */
function doubtHidden(scene: Scene, message: string, understood: Understanding): Understanding {
  if (understood.kind !== "command" || !("titleId" in understood.command.slots)) return understood;
  const title = scene.find(understood.command.slots.titleId ?? "");
  if (!title || !namesHidden(scene, message)) return understood;
  return { ...understood, kind: "confirm", name: title.title };
}

/** What a model may answer better. Commands and care never wait for one. */
function isForModel({ kind, ...rest }: Understanding): boolean {
  if (kind === "search" || kind === "unknown") return true;
  return kind === "question" && "question" in rest && rest.question.intent === "describe";
}
