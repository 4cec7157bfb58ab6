import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import type { Command } from "@goldmane/leo/command";
import { nextSteps } from "@goldmane/leo/distress/answer-distress";
import { distressKinds } from "@goldmane/leo/distress/distress";
import { phrases } from "@goldmane/leo/intents/phrases";
import type { Interpretation, SafetyAlert, Understanding } from "@goldmane/leo/understanding";
import type { ConversationState } from "#features/assistant/chat/conversation-state.ts";
import { findLine } from "#features/assistant/tools/find-line.ts";
import { findTitles, recommend, searchVisible } from "#features/assistant/tools/find-titles.ts";
import { playSuggestion, usualSuggestions } from "#features/assistant/tools/texts/suggestions.ts";
import {
  cardOf,
  type Outcome,
  refuse,
  type ToolContext,
} from "#features/assistant/tools/tool-context.ts";
import { callTool } from "#features/assistant/tools/tool.ts";
import { Words } from "#platform/words/words.ts";
import { answerFromHelp, answerFromKnowledge } from "./answer-from-books.ts";
import { answerQuestion } from "./answer-question.ts";
import { doCommand } from "./do-command.ts";
import { nameCommand } from "./name-command.ts";

export type Answered = Outcome & {
  intent: string;
  confirm?: NonNullable<ChatReply["confirm"]>;
  /** Undone by the browser, which knows what it did. */
  isUndo?: boolean;
  /** ISO 639-1 language of the text, if it isn't that of the suggestions. */
  language?: string;
};

/** Messages to begin with. */
function startsIn(words: Words): string[] {
  const { watch, funny, joke } = usualSuggestions(words);
  return [watch, funny, joke];
}

/** The embedded engine's answer to an understood message. */
export async function answerByEngine(
  context: ToolContext,
  understood: Interpretation,
  remembered: ConversationState,
): Promise<Answered> {
  const { words } = context;
  const { say } = words;
  const starts = startsIn(words);
  // The answer must not reveal whether a hidden film exists.
  if (isAboutHidden(context, understood)) return answerUnknown(context, []);
  switch (understood.kind) {
    case "command": {
      const { command } = understood;
      const near = findLikeName(context, command);
      if (near) return answerUnknown(context, near);
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
    case "fun":
      return {
        text: understood.text,
        intent: understood.fun,
        feeling: "excited",
        suggestions: funSuggestions(words)[understood.fun],
      };
    case "smallTalk":
      return {
        text: introduce(context, understood),
        intent: "smallTalk",
        feeling: "happy",
        suggestions: starts,
      };
    case "otherLanguage":
      return {
        text: understood.text,
        language: understood.spoken,
        intent: "otherLanguage",
        feeling: "sorry",
        suggestions: starts,
      };
    case "choose":
      return {
        text: say`Did you mean one of these?`,
        intent: "choose",
        feeling: "curious",
        choices: understood.options.map((intent) => {
          const phrase = phrases[understood.language][intent];
          return { label: phrase, message: phrase };
        }),
        suggestions: starts,
      };
    case "line":
      return { ...(await callTool(context, findLine, { text: understood.text })), intent: "line" };
    case "knowledge":
      return (await answerFromKnowledge(context, understood.topic)) ?? answerUnknown(context, []);
    case "help":
      return (await answerFromHelp(context, understood.topic)) ?? answerUnknown(context, []);
    case "reply":
      return await answerReply(context, understood.reply, remembered);
    case "safety":
      return answerSafetyAlert(understood);
    case "told":
      return {
        text: understood.text,
        intent: "told",
        feeling: "caring",
        suggestions: comfortIn(words),
      };
    case "unknown":
      return (
        (await answerFromKnowledge(context, null)) ??
        (await answerFromHelp(context, null)) ??
        answerUnknown(context, understood.near)
      );
  }
}

/** Gentle messages to go on with. */
function comfortIn(words: Words): string[] {
  const { say } = words;
  const { story, funny } = usualSuggestions(words);
  return [story, say`Play something calm`, funny];
}

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
        : comfortIn(new Words(language)),
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
  const { words } = context;
  const { say } = words;
  const question = say`Did you mean ${name}?`;
  const id = "titleId" in command.slots ? command.slots.titleId : undefined;
  const title = typeof id === "string" ? context.find(id) : null;
  const no = say`No`;
  return {
    text: question,
    intent: "confirm",
    feeling: "curious",
    confirm: { question, yes: nameCommand(words, command, name), no },
    ...(title && { cards: [cardOf(title)] }),
    suggestions: [say`Yes`, no, usualSuggestions(words).watch],
  };
}

/** Words of a request for any film, rather than for one by its name. */
const openRequest =
  /\b(?:something|anything|some|an?|any|one|movies?|films?|shows?|algo|una?|uno|pel[ií]culas?|cualquiera?)\b/i;

/**
 * "Play Purple Elephants" names a film that isn't here, or that is hidden: films that are only like it
 * are shown, and none is played. Null for any other command.
 */
function findLikeName(context: ToolContext, { intent, slots }: Command): string[] | null {
  if (intent !== "playSomething" || slots.query === "") return null;
  const { query, facets } = slots;
  const isOpen = openRequest.test(context.message) || !Object.values(facets).every(isNothing);
  if (isOpen) return null;
  return searchVisible(context, { query, facets, limit: 3 }).found.map(({ title }) => title.id);
}

function answerUnknown(context: ToolContext, near: readonly string[]): Answered {
  const { words } = context;
  const { say } = words;
  const titles = near.flatMap((id) => context.find(id) ?? []);
  const [first] = titles;
  if (!first) {
    return {
      text: pickOne(context, [
        say`I’m not sure about that one, but I know every film here. Try a mood, a character or how much time you have.`,
        say`I haven’t learned that one yet. I’m good at films, jokes and stories. Want to try one?`,
        say`That one’s new to me. Tell me what you feel like watching, and I’ll find it.`,
        say`I can’t help with that, but I can find a film, play it or tell you a joke.`,
      ]),
      intent: "unknown",
      feeling: "curious",
      suggestions: startsIn(words),
    };
  }
  return {
    text: pickOne(context, [
      say`I’m not sure what you mean. Maybe one of these?`,
      say`I don’t have quite that. These come close:`,
      say`Hmm, did you mean one of these?`,
    ]),
    intent: "unknown",
    feeling: "curious",
    cards: titles.slice(0, 3).map((title) => cardOf(title)),
    suggestions: [playSuggestion(words, first.title), ...startsIn(words)],
  };
}

/** Another wording each time. */
function pickOne({ app }: ToolContext, texts: readonly [string, ...string[]]): string {
  return texts[Math.floor(app.now() / 1000) % texts.length] ?? texts[0];
}

async function answerReply(
  context: ToolContext,
  reply: Extract<Understanding, { kind: "reply" }>["reply"],
  remembered: ConversationState,
): Promise<Answered> {
  const { words } = context;
  const { say } = words;
  const starts = startsIn(words);
  switch (reply) {
    case "undo":
      return {
        text: say`Undone.`,
        intent: "undo",
        feeling: "happy",
        actions: [{ type: "undo" }],
        suggestions: starts,
      };
    case "repeat":
      return {
        text: remembered.lastReply ?? say`I haven’t said anything yet. Ask me something!`,
        intent: "repeat",
        feeling: "happy",
        cards: remembered.shown.flatMap((id) => {
          const title = context.find(id);
          return title ? [cardOf(title, reasonOf(remembered, id))] : [];
        }),
        suggestions: starts,
      };
    case "more":
      // "Another one" after "my dog died" may mean another dog.
      if (remembered.distress && remembered.shown.length === 0)
        return {
          text: say`I’m here with you. Would you like to tell me more, or watch something calm?`,
          intent: "told",
          feeling: "caring",
          suggestions: comfortIn(words),
        };
      return { ...(await callTool(context, recommend, {})), intent: "recommend" };
    case "yes":
      return {
        ...refuse(say`What would you like? Tell me and I’ll get on it.`, starts),
        intent: "yes",
      };
    case "no":
    case "neverMind":
      return {
        text: say`All right. I’m here if you need me.`,
        intent: reply,
        feeling: "happy",
        suggestions: starts,
      };
  }
}

function reasonOf({ reasons }: ConversationState, titleId: string): string {
  return reasons.find((one) => one.titleId === titleId)?.reason ?? "";
}

/** Both assistants share their knowledge and differ only in their introduction. */
function introduce(
  { assistant, words }: ToolContext,
  { topic, text }: Extract<Understanding, { kind: "smallTalk" }>,
): string {
  if (assistant === "leo" || !introductions.has(topic)) return text;
  const { say } = words;
  return say`I’m Mirrorlox, the mirror that looks back. I’m a computer program, like Leo, and I know every film here.`;
}

/** Where the assistant says who it is. */
const introductions: ReadonlySet<string> = new Set(["whoAreYou", "who_are_you"]);

const funSuggestions = (words: Words) => {
  const { say } = words;
  const { joke, story, watch, funny } = usualSuggestions(words);
  const riddle = say`Tell me a riddle`;
  return {
    joke: [say`Another joke`, riddle, funny],
    riddle: [say`I give up`, say`Another riddle`, joke],
    riddleAnswer: [say`Another riddle`, joke, watch],
    fact: [say`Another fact`, story, watch],
    story: [say`Another story`, say`Something for bedtime`, joke],
    twister: [say`Another tongue twister`, joke, riddle],
  };
};

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
