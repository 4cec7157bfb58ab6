import * as z from "zod/mini";
import { titleCard, titleId } from "#library/schema.ts";
import { action } from "./actions.ts";
import {
  assistants,
  cardsAtMost,
  historySentAtMost,
  messageMaxLength,
  retentionChoices,
  spokenMaxLength,
  suggestionCount,
} from "./limits.ts";

/** What was said before. Nothing proves who said it: it only helps to understand "the second one". */
const chatMessage = z.object({
  role: z.enum(["user", "assistant"]),
  content: z.string().check(z.maxLength(20_000)),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatRequest = z.object({
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "must say something"),
      z.maxLength(messageMaxLength, `must have at most ${messageMaxLength} characters`),
    ),
  /** Oldest first; only the last ten count. */
  conversationHistory: z._default(z.array(chatMessage).check(z.maxLength(historySentAtMost)), []),
  assistant: z._default(z.enum(assistants), "leo"),
  /** Where it is said: what "this film" and "pause" mean. */
  here: z.optional(
    z.object({ titleId: z.optional(titleId), positionSeconds: z.optional(z.number()) }),
  ),
});
export type ChatRequest = z.output<typeof chatRequest>;

export const card = z.object({
  title: titleCard,
  /** Why it is shown, in a few words; empty where the answer says it. */
  reason: z.string(),
});
export type Card = z.infer<typeof card>;

/** How whoever answers looks while saying so. */
export const feelings = ["happy", "excited", "curious", "thinking", "sorry", "caring"] as const;

export const chatReply = z.object({
  /** Plain text: no mark-up, no links. */
  response: z.string(),
  engine: z.enum(["local", "llm"]),
  /** A language model should have answered, and could not. */
  degraded: z.optional(z.boolean()),
  /** What was understood, such as "play" or "recommend". */
  intent: z.optional(z.string()),
  feeling: z.enum(feelings),
  actions: z.array(action),
  cards: z.array(card).check(z.maxLength(cardsAtMost)),
  /** Each is a message to send. */
  suggestions: z.array(z.string()).check(z.length(suggestionCount)),
  /** Something was not sure: two buttons, each a message to send. */
  confirm: z.optional(z.object({ question: z.string(), yes: z.string(), no: z.string() })),
  /** Somebody may need a person, not a program. */
  care: z.optional(
    z.object({
      /** Whom to call, as the operator says; null leaves it to grown-ups nearby. */
      helpline: z.nullable(z.string()),
    }),
  ),
});
export type ChatReply = z.infer<typeof chatReply>;

export const speechRequest = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(spokenMaxLength * 4)),
  /** A voice that there is not is Leo's. */
  voice: z._default(z.string().check(z.maxLength(40)), "leo"),
});
export type SpeechRequest = z.output<typeof speechRequest>;

/** What was understood of a recording. */
export const transcript = z.object({
  /** Empty where nothing was. */
  text: z.string(),
  /** Whether it is a sentence of ours, or free words that may well be wrong. */
  isCommand: z.boolean(),
  /** From 0 to 1. */
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
});
export type Transcript = z.infer<typeof transcript>;

/** What there is for whoever asks. */
export const capabilities = z.object({
  /** "off": a parent turned the assistants off for this profile. */
  leo: z.enum(["all", "embedded", "off"]),
  /** Whether a language model answers this viewer. */
  llm: z.boolean(),
  /** Where voices come from; "browser" where the server has none. */
  tts: z.enum(["embedded", "remote", "browser"]),
  /** Who can turn a recording into words here; null: only the browser, where it can. */
  stt: z.nullable(z.enum(["embedded", "remote"])),
  /** Whether the microphone may be used at all: for children only once a parent allowed it. */
  mayListen: z.boolean(),
  /** Whether conversations are kept for parents to read, and for how many days. */
  retentionDays: z.literal([...retentionChoices]),
});
export type Capabilities = z.infer<typeof capabilities>;

/** One exchange, as it is kept. */
export const exchange = z.object({
  id: z.uuid(),
  /** Epoch milliseconds. */
  at: z.int(),
  assistant: z.enum(assistants),
  message: z.string(),
  response: z.string(),
  engine: z.enum(["local", "llm"]),
  /** Something that parents should look at: what it was about. */
  safetyAlert: z.nullable(z.string()),
});
export type Exchange = z.infer<typeof exchange>;

/** The latest first. */
export const conversation = z.object({
  retentionDays: z.literal([...retentionChoices]),
  exchanges: z.array(exchange),
});
export type Conversation = z.infer<typeof conversation>;
