import { historyAtMost, messageMaxLength } from "@goldmane/contracts/assistant/limits";
import type { ChatMessage, ChatReply, ChatRequest } from "@goldmane/contracts/assistant/schema";
import { isGrownUp as isGrownUpRole } from "@goldmane/contracts/family/rules";
import { distressKinds } from "@goldmane/leo/distress/distress";
import type { LeoEngine } from "@goldmane/leo/engine";
import { nextFocus, nextPrevious } from "@goldmane/leo/interpret/next-context";
import type {
  Interpretation,
  Person,
  SafetyAlert,
  Understanding,
} from "@goldmane/leo/understanding";
import {
  answerByEngine,
  answerSafetyAlert,
} from "#features/assistant/embedded/answer-by-engine.ts";
import { saveExchange } from "#features/assistant/history/conversation.ts";
import {
  isPrivateConversation,
  markConversationPrivate,
  mustStayPrivate,
} from "#features/assistant/history/private-conversation.ts";
import type { askModel } from "#features/assistant/model/ask-model.ts";
import { engineFor } from "#features/assistant/embedded/open-engine.ts";
import { mayAskModel, requireLeo } from "#features/assistant/rights.ts";
import { namesHidden } from "#features/assistant/tools/names-hidden.ts";
import { ToolContext } from "#features/assistant/tools/tool-context.ts";
import { speakAhead } from "#features/assistant/voice/speak.ts";
import { readFamily } from "#features/family/service.ts";
import type { App, SessionViewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { Words } from "#platform/words/words.ts";
import { chooseHelpline } from "./choose-helpline.ts";
import { composeReply } from "./compose-reply.ts";
import {
  saveConversationState,
  readConversationState,
  type ConversationState,
} from "./conversation-state.ts";
import { countMessage } from "./count-messages.ts";

/**
 * Answers a message. Unambiguous commands and safety alerts are answered by the embedded engine;
 * anything else may be answered better by a language model, if this viewer has one. The embedded
 * answer is computed first, so a model failure costs only the wait.
 * @throws AppError NOT_ALLOWED, TOO_MANY_REQUESTS.
 */
export async function answerMessage(
  app: App,
  { viewer, browser }: { viewer: SessionViewer; browser: Pick<Browser, "address"> },
  request: ChatRequest,
): Promise<ChatReply> {
  requireLeo(viewer);
  await countMessage(app, { viewer, address: browser.address });
  const { message, assistant, here } = request;
  const engine = await engineFor(app, viewer);
  const people = await listPeople(app, viewer);
  const remembered = readConversationState(app, viewer);
  const wasPrivate = await isPrivateConversation(app, viewer);
  const isGrownUp = viewer.profile !== null && isGrownUpRole(viewer.profile.role);
  const history = request.conversationHistory
    .slice(-historyAtMost)
    .map(({ role, content }) => ({ role, content: content.slice(0, messageMaxLength) }));
  const onScreen = here?.titleId ?? null;
  // What has appeared on the screen since is what "it" means now.
  const focus = onScreen === remembered.onScreen ? remembered.focus : onScreen;
  const heard = engine.interpret(message, {
    // The server's own record of the last answer, not what the browser claims.
    history: remembered.lastReply
      ? [...history.slice(1 - historyAtMost), { role: "assistant", content: remembered.lastReply }]
      : history,
    ...(remembered.shown.length > 0 && { shown: remembered.shown }),
    pending: remembered.pending,
    choosing: remembered.choosing,
    onScreen,
    focus,
    previous: remembered.previous,
    before: remembered.distress ?? (wasPrivate ? harmAtHome : null),
    isGrownUp,
    people,
    wanted: remembered.wanted,
    language: viewer.language,
    seed: Math.floor(app.now() / 1000),
  });
  const words = new Words(heard.language);
  const context = new ToolContext(app, viewer, {
    engine,
    assistant,
    here,
    words,
    // What "and the sun?" asks in full.
    message: heard.asked ?? message,
    people,
    reasons: remembered.reasons,
  });

  const understood = doubtHidden(context, message, heard);
  const own = await answerByEngine(context, understood, remembered);
  const wantsModel =
    isForModel(understood, { isGrownUp }) && !wasPrivate && mayAskModel(app, viewer);
  const better = wantsModel
    ? await askLate(context, {
        message,
        history: withoutSafetyAlerts(engine, history),
        own,
        isGrownUp,
      })
    : null;
  const safetyAlert = findAlert(understood, better);
  const byModel = better && "answered" in better ? better.answered : null;
  const answered = byModel ?? (safetyAlert ? answerSafetyAlert(safetyAlert) : own);

  const reply = composeReply(answered, {
    engine: byModel ? "llm" : "local",
    isDegraded: wantsModel && better === null,
    care: safetyAlert && careFor(app, safetyAlert, { isGrownUp }),
    words: safetyAlert ? new Words(safetyAlert.language) : words,
  });
  const { response: text, language = "en" } = reply;
  if (request.isAloud) speakAhead(app, { text, voice: assistant, language });
  saveConversationState(app, viewer, {
    // Small talk in between doesn't change what "it" refers to.
    ...toShown(reply, understood, remembered),
    focus: nextFocus(focus, understood, engine.namedIn(message)),
    onScreen,
    previous: nextPrevious(remembered.previous, understood, message) ?? null,
    wanted:
      understood.kind === "search"
        ? { query: understood.query, facets: understood.facets }
        : remembered.wanted,
    pending: understood.kind === "confirm" && reply.confirm ? understood.command : null,
    choosing:
      understood.kind === "choose" && reply.choices
        ? { message, options: understood.options }
        : null,
    lastReply: reply.response,
    distress: safetyAlert && toDistress(safetyAlert),
  });
  if (wasPrivate || (safetyAlert && mustStayPrivate(safetyAlert))) {
    await markConversationPrivate(app, viewer, engine);
    return reply;
  }
  await saveExchange(app, viewer, {
    assistant,
    message,
    response: reply.response,
    engine: reply.engine,
    // Parents are alerted about children and teens only.
    safetyAlert: safetyAlert?.isGrave && !isGrownUp ? safetyAlert.category : null,
  });
  return reply;
}

function toShown(
  { cards }: ChatReply,
  { kind }: Understanding,
  remembered: ConversationState,
): Pick<ConversationState, "shown" | "reasons"> {
  // One of several shown is spoken of: "the third one" still means the third of them.
  const isOneOfThem =
    kind !== "search" && cards.length === 1 && remembered.shown.includes(cards[0]?.title.id ?? "");
  if (cards.length === 0 || isOneOfThem)
    return { shown: remembered.shown, reasons: remembered.reasons };
  return {
    shown: cards.map(({ title }) => title.id),
    reasons: cards.map(({ title, reason }) => ({ titleId: title.id, reason })),
  };
}

/** The household's profiles, so that a parent can name one. */
async function listPeople(app: App, viewer: SessionViewer): Promise<Person[]> {
  if (viewer.profile?.role !== "parent") return [];
  const family = await readFamily(app, viewer);
  return family
    .filter(({ status }) => status === "active")
    .map(({ id, displayName, role }) => ({ id, name: displayName, role }));
}

/** Loaded lazily: only servers with a model need this module. */
const askLate: typeof askModel = async (context, asked) => {
  const model = await import("#features/assistant/model/ask-model.ts");
  return await model.askModel(context, asked);
};

/** The safety alert found by the local rules or by the model server's moderation. */
function findAlert(
  understood: Understanding,
  better: Awaited<ReturnType<typeof askModel>>,
): SafetyAlert | null {
  if (understood.kind === "safety") return understood;
  return better && "safetyAlert" in better ? better.safetyAlert : null;
}

/** Assumed after a restart, when only the private_talk row is left. */
const harmAtHome = { kind: "abuse", cause: "home" } as const;

const needsPerson: ReadonlySet<string> = new Set(["medical", "danger", "lost", "bullying"]);

function careFor(
  app: App,
  safetyAlert: SafetyAlert,
  who: { isGrownUp: boolean },
): { helpline: string | null } | null {
  const helpline = chooseHelpline(app, safetyAlert, who);
  return helpline !== null || needsPerson.has(safetyAlert.category) ? { helpline } : null;
}

function toDistress({ category, cause }: SafetyAlert): ConversationState["distress"] {
  const kind = distressKinds.find((one) => one === category);
  return kind === undefined ? null : { kind, cause };
}

/** History for the model, without safety alerts and their answers. */
function withoutSafetyAlerts(engine: LeoEngine, history: readonly ChatMessage[]): ChatMessage[] {
  let isAnswer = false;
  return history.filter(({ role, content }) => {
    if (role === "user") isAnswer = engine.findSafetyAlert(content) !== null;
    return !isAnswer;
  });
}

/**
 * A hidden film can have almost the same name as a visible one: asks for confirmation instead of
 * acting.
 */
function doubtHidden(
  context: ToolContext,
  message: string,
  understood: Interpretation,
): Interpretation {
  if (understood.kind === "question" && understood.question.intent === "whyNot")
    return namesHidden(context, message)
      ? { ...understood, question: { intent: "whyNot", slots: { titleId: null } } }
      : understood;
  if (understood.kind !== "command" || !("titleId" in understood.command.slots)) return understood;
  const title = context.find(understood.command.slots.titleId ?? "");
  if (!title || !namesHidden(context, message)) return understood;
  return { ...understood, kind: "confirm", name: title.title };
}

/** Talk about anything, which a model can do at greater length. */
const openTalk: ReadonlySet<string> = new Set(["opinion", "favorite", "play_with_me"]);

/**
 * Whether a model may answer better. Commands and safety alerts never wait for one, and a child's
 * personal statements stay local: they may be more serious than they look.
 */
function isForModel(
  { kind, ...rest }: Understanding,
  { isGrownUp }: { isGrownUp: boolean },
): boolean {
  if (kind === "told") return isGrownUp;
  if (kind === "smallTalk" && "topic" in rest)
    return openTalk.has(rest.topic) || (isGrownUp && rest.topic === "tell_about_me");
  if (kind === "fun" && "fun" in rest) return rest.fun === "story";
  if (kind === "search" || kind === "choose" || kind === "unknown") return true;
  // Sums, units and spelling are exact here.
  if (kind === "knowledge") return "topic" in rest && rest.topic === "knowledge";
  return kind === "question" && "question" in rest && rest.question.intent === "describe";
}
