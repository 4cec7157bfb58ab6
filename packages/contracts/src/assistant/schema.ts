import * as z from "zod/mini";
import { languages } from "#languages.ts";
import { titleCard, titleId } from "#library/schema.ts";
import { action } from "./actions.ts";
import {
  assistants,
  cardsAtMost,
  choicesAtMost,
  historySentAtMost,
  messageMaxLength,
  retentionChoices,
  spokenMaxLength,
  suggestionCount,
} from "./limits.ts";

/** The history. Untrusted: only used to resolve references such as "the second one". */
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
  /** The answer will be read aloud: the server begins to speak it at once. */
  isAloud: z.optional(z.boolean()),
  /** Context of the message, to resolve "this film" and "pause". */
  here: z.optional(
    z.object({
      /** The film that plays. */
      titleId: z.optional(titleId),
      positionSeconds: z.optional(z.number()),
      /** Music plays; player commands are for it if there is no film. */
      hasMusic: z.optional(z.boolean()),
      /** The page is a watch party. */
      isInParty: z.optional(z.boolean()),
    }),
  ),
});
export type ChatRequest = z.output<typeof chatRequest>;

export const card = z.object({
  title: titleCard,
  /** Short reason; empty if the answer states it. */
  reason: z.string(),
});
export type Card = z.infer<typeof card>;

/** The assistant's expression. */
export const feelings = ["happy", "excited", "curious", "thinking", "sorry", "caring"] as const;

export const chatReply = z.object({
  /** Plain text: no mark-up, no links. */
  response: z.string(),
  /** ISO 639-1 language of `response`, for the voice that reads it; English if missing. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  engine: z.enum(["local", "llm"]),
  /** A language model should have answered but failed. */
  degraded: z.optional(z.boolean()),
  /** The understood intent, such as "play" or "recommend". */
  intent: z.optional(z.string()),
  feeling: z.enum(feelings),
  actions: z.array(action),
  cards: z.array(card).check(z.maxLength(cardsAtMost)),
  /** Suggested messages. */
  suggestions: z.array(z.string()).check(z.length(suggestionCount)),
  /** Confirmation: two buttons, each a message to send. */
  confirm: z.optional(z.object({ question: z.string(), yes: z.string(), no: z.string() })),
  /** Which of these was meant: buttons, each with the message that it sends. */
  choices: z.optional(
    z
      .array(z.object({ label: z.string(), message: z.string() }))
      .check(z.minLength(1), z.maxLength(choicesAtMost)),
  ),
  /** The viewer may need a person. */
  care: z.optional(
    z.object({
      /** The configured helpline; null for none. */
      helpline: z.nullable(z.string()),
    }),
  ),
});
export type ChatReply = z.infer<typeof chatReply>;

export const speechRequest = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(spokenMaxLength * 4)),
  /** Unknown voices fall back to Leo's. */
  voice: z._default(z.string().check(z.maxLength(40)), "leo"),
  /** The embedded voices speak English only; another language needs a configured voice. */
  language: z._default(z.enum(languages), "en"),
});
export type SpeechRequest = z.output<typeof speechRequest>;

/** Result of speech recognition. */
export const transcript = z.object({
  /** Empty if nothing was understood. */
  text: z.string(),
  /** Whether it matched the command grammar, or is unreliable free text. */
  isCommand: z.boolean(),
  /** From 0 to 1. */
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
});
export type Transcript = z.infer<typeof transcript>;

/** Assistant features available to the viewer. */
export const capabilities = z.object({
  /** "off": a parent turned the assistants off for this profile. */
  leo: z.enum(["all", "embedded", "off"]),
  /** Whether a language model answers this viewer. */
  llm: z.boolean(),
  /** Source of voices; "browser" if the server has none. */
  tts: z.enum(["embedded", "remote", "browser"]),
  /** The server's speech recognition; null if only the browser can. */
  stt: z.nullable(z.enum(["embedded", "remote"])),
  /** Whether the microphone is allowed: for children only with a parent's permission. */
  mayListen: z.boolean(),
  /** Days that conversations are stored for parents. */
  retentionDays: z.literal([...retentionChoices]),
});
export type Capabilities = z.infer<typeof capabilities>;

/** A stored exchange. */
export const exchange = z.object({
  id: z.uuid(),
  /** Epoch milliseconds. */
  at: z.int(),
  assistant: z.enum(assistants),
  message: z.string(),
  response: z.string(),
  engine: z.enum(["local", "llm"]),
  /** Category of the safety alert; null for none. */
  safetyAlert: z.nullable(z.string()),
});
export type Exchange = z.infer<typeof exchange>;

/** The latest first. */
export const conversation = z.object({
  retentionDays: z.literal([...retentionChoices]),
  exchanges: z.array(exchange),
});
export type Conversation = z.infer<typeof conversation>;
