import { nextSteps } from "@goldmane/leo/distress/answer-distress";
import { distressKinds } from "@goldmane/leo/distress/distress";
import { pageNames } from "@goldmane/leo/sentences/en/page-names";
import type { SafetyAlert, Understanding } from "@goldmane/leo/understanding";
import type { ConversationState } from "#features/assistant/chat/conversation-state.ts";
import { findTitles, recommend } from "#features/assistant/tools/find-titles.ts";
import {
  cardOf,
  type Outcome,
  refuse,
  type ToolContext,
} from "#features/assistant/tools/tool-context.ts";
import { callTool } from "#features/assistant/tools/tool.ts";
import { answerQuestion } from "./answer-question.ts";
import { doCommand } from "./do-command.ts";
import { nameCommand } from "./name-command.ts";

export type Answered = Outcome & {
  intent: string;
  confirm?: { question: string; yes: string; no: string };
  /** Undone by the browser, which knows what it did. */
  isUndo?: boolean;
};

const starts = ["What should I watch?", "Something funny", "Tell me a joke"];

/** The embedded engine's answer to an understood message. */
export async function answerByEngine(
  context: ToolContext,
  understood: Understanding,
  remembered: ConversationState,
): Promise<Answered> {
  // The answer must not reveal whether a hidden film exists.
  if (isAboutHidden(context, understood)) return answerUnknown(context, []);
  switch (understood.kind) {
    case "command": {
      const { command } = understood;
      return { ...(await doCommand(context, command)), intent: command.intent };
    }
    case "confirm":
      return askBack(context, understood);
    case "question": {
      const { question } = understood;
      return { ...(await answerQuestion(context, question)), intent: question.intent };
    }
    case "search": {
      const { query, facets } = understood;
      const isOpen = query === "" && Object.values(facets).every(isNothing);
      const outcome = isOpen
        ? await callTool(context, recommend, {})
        : findTitles(context, query, facets);
      return { ...outcome, intent: isOpen ? "recommend" : "search" };
    }
    case "faq":
      return {
        text: understood.text,
        intent: `faq.${understood.topic}`,
        feeling: "happy",
        suggestions: [...nameOfPage(understood.pageId), ...starts],
      };
    case "fun":
      return {
        text: understood.text,
        intent: understood.fun,
        feeling: "excited",
        suggestions: funSuggestions[understood.fun],
      };
    case "smallTalk":
      return {
        text: introduce(context, understood),
        intent: "smallTalk",
        feeling: "happy",
        suggestions: starts,
      };
    case "reply":
      return await answerReply(context, understood.reply, remembered);
    case "safety":
      return answerSafetyAlert(understood);
    case "told":
      return {
        text: understood.text,
        intent: "told",
        feeling: "caring",
        suggestions: toldSuggestions[understood.language],
      };
    case "unknown":
      return answerUnknown(context, understood.near);
  }
}

const toldSuggestions = {
  en: ["Tell me a story", "Play something calm", "Something funny"],
  es: ["Play something calm", "Something funny"],
} as const;

export function answerSafetyAlert({
  text,
  category,
  isGrave,
  cause,
  language,
}: SafetyAlert): Answered {
  return {
    text,
    intent: `safety.${category}`,
    feeling: "caring",
    suggestions:
      isDistress(category) && (isGrave || cause === "home")
        ? nextSteps[language]
        : ["Tell me a story", "Play something calm", "What should I watch?"],
  };
}

/** Distress categories need care; the others are content that Leo declines. */
function isDistress(category: SafetyAlert["category"]): boolean {
  return distressKinds.some((kind) => kind === category);
}

function askBack(
  context: ToolContext,
  { command, name }: Extract<Understanding, { kind: "confirm" }>,
): Answered {
  const question = `Did you mean ${name}?`;
  const id = "titleId" in command.slots ? command.slots.titleId : undefined;
  const title = id === undefined ? null : context.find(id);
  return {
    text: question,
    intent: "confirm",
    feeling: "curious",
    confirm: { question, yes: nameCommand(command, name), no: "No" },
    ...(title && { cards: [cardOf(title)] }),
    suggestions: ["Yes", "No", "What should I watch?"],
  };
}

function answerUnknown(context: ToolContext, near: readonly string[]): Answered {
  const titles = near.flatMap((id) => context.find(id) ?? []);
  if (titles.length === 0) {
    return {
      text: "I'm not sure about that one, but I know every film here. Try a mood, a character or how much time you have.",
      intent: "unknown",
      feeling: "curious",
      suggestions: starts,
    };
  }
  return {
    text: "I'm not sure what you mean. Maybe one of these?",
    intent: "unknown",
    feeling: "curious",
    cards: titles.slice(0, 3).map((title) => cardOf(title)),
    suggestions: [`Play ${titles[0]?.title}`, ...starts],
  };
}

async function answerReply(
  context: ToolContext,
  reply: Extract<Understanding, { kind: "reply" }>["reply"],
  remembered: ConversationState,
): Promise<Answered> {
  switch (reply) {
    case "undo":
      return {
        text: "Undone.",
        intent: "undo",
        feeling: "happy",
        actions: [{ type: "undo" }],
        suggestions: starts,
      };
    case "repeat":
      return {
        text: remembered.lastReply ?? "I haven't said anything yet. Ask me something!",
        intent: "repeat",
        feeling: "happy",
        cards: remembered.shown.flatMap((id) => {
          const title = context.find(id);
          return title ? [cardOf(title)] : [];
        }),
        suggestions: starts,
      };
    case "more":
      return { ...(await callTool(context, recommend, {})), intent: "recommend" };
    case "yes":
      return {
        ...refuse("What would you like? Tell me and I’ll get on it.", starts),
        intent: "yes",
      };
    case "no":
    case "neverMind":
      return {
        text: "All right. I'm here if you need me.",
        intent: reply,
        feeling: "happy",
        suggestions: starts,
      };
  }
}

/** Both assistants share their knowledge and differ only in their introduction. */
function introduce(
  { assistant }: ToolContext,
  { topic, text }: Extract<Understanding, { kind: "smallTalk" }>,
): string {
  if (assistant === "leo" || topic !== "whoAreYou") return text;
  return "I'm Mirrorlox, the mirror that looks back. I'm a computer program, like Leo, and I know every film here.";
}

function nameOfPage(pageId: string | null): string[] {
  const name = pageNames.find(({ id }) => id === pageId)?.names[0];
  return name === undefined ? [] : [`Open ${name}`];
}

const funSuggestions = {
  joke: ["Another joke", "Tell me a riddle", "Something funny"],
  riddle: ["I give up", "Another riddle", "Tell me a joke"],
  riddleAnswer: ["Another riddle", "Tell me a joke", "What should I watch?"],
  fact: ["Another fact", "Tell me a story", "What should I watch?"],
  story: ["Another story", "Something for bedtime", "Tell me a joke"],
} as const;

function isAboutHidden({ find }: ToolContext, understood: Understanding): boolean {
  const meant =
    understood.kind === "question"
      ? understood.question.slots
      : understood.kind === "command" || understood.kind === "confirm"
        ? understood.command.slots
        : {};
  return "titleId" in meant && typeof meant.titleId === "string" && find(meant.titleId) === null;
}

function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
