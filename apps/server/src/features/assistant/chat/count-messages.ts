import {
  hearingsAMinute,
  messagesADay,
  messagesAMinute,
  modelAnswersADay,
  speechesAMinute,
} from "@goldmane/contracts/assistant/limits";
import { AppError } from "@goldmane/contracts/errors";
import type { App, Viewer, SessionViewer } from "#platform/app.ts";
import { RateLimiter } from "#platform/rate-limiter.ts";
import { perApp } from "#platform/per-app.ts";
import { incrementCounter, readCounter, secondsLeft } from "#platform/usage-counter.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Browsers without cookies look new on every request, so their address is counted as well. A spoken
 * answer counts once for each sentence.
 */
const anonymousPerMinute = 180;

/**
 * Per-minute limits and anonymous daily limits are counted per node; a household's daily limit is
 * shared by all nodes.
 */
const limitersOf = perApp(() => ({
  messages: new RateLimiter({ most: messagesAMinute, windowMs: minuteMs }),
  anonymousPerDay: new RateLimiter({ most: messagesADay, windowMs: dayMs }),
  speeches: new RateLimiter({ most: speechesAMinute, windowMs: minuteMs }),
  hearings: new RateLimiter({ most: hearingsAMinute, windowMs: minuteMs }),
  addresses: new RateLimiter({ most: anonymousPerMinute, windowMs: minuteMs }),
}));

type Sender = { viewer: Viewer; address: string };

/** @throws AppError TOO_MANY_REQUESTS, with a message that Leo can speak. */
export async function countMessage(app: App, { viewer, address }: Sender): Promise<void> {
  const { messages } = limitersOf(app);
  const who = viewer.ownerId ?? address;
  countAnonymous(app, { viewer, address });
  messages.enforce(
    who,
    app.now(),
    (wait) =>
      new AppError(
        "TOO_MANY_REQUESTS",
        "Phew, let me catch my breath! Ask me again in a moment.",
        wait,
      ),
  );
  const ofDay = { what: "messages to Leo", subject: who, windowMs: dayMs };
  const isEnough = viewer.profile
    ? (await incrementCounter(app, ofDay)) > messagesADay
    : !limitersOf(app).anonymousPerDay.tryTake(who, app.now());
  if (!isEnough) return;
  throw new AppError(
    "TOO_MANY_REQUESTS",
    "We’ve talked a lot today! My voice needs a rest. See you tomorrow.",
    { retryAfterSeconds: secondsLeft(ofDay, app.now()) },
  );
}

export function countSpeech(app: App, { viewer, address }: Sender): void {
  countAnonymous(app, { viewer, address });
  limitersOf(app).speeches.enforce(
    viewer.ownerId ?? address,
    app.now(),
    (wait) =>
      new AppError(
        "TOO_MANY_REQUESTS",
        "My voice needs a short rest. Try again in a moment.",
        wait,
      ),
  );
}

export function countHearing(app: App, { viewer, address }: Sender): void {
  countAnonymous(app, { viewer, address });
  limitersOf(app).hearings.enforce(
    viewer.ownerId ?? address,
    app.now(),
    (wait) =>
      new AppError("TOO_MANY_REQUESTS", "My ears need a short rest. Try again in a moment.", wait),
  );
}

const tokensOf = ({ householdId, ownerId }: SessionViewer) => ({
  what: "tokens of Leo's model",
  subject: householdId ?? ownerId,
  windowMs: dayMs,
});

/** Whether the viewer and their household have model answers left today. */
export async function takesModelAnswer(app: App, viewer: SessionViewer): Promise<boolean> {
  const budget = app.config.leo.model?.tokensADay ?? null;
  if (budget !== null && (await readCounter(app, tokensOf(viewer))) >= budget) return false;
  const ofDay = { what: "answers of Leo's model", subject: viewer.ownerId, windowMs: dayMs };
  return (await incrementCounter(app, ofDay)) <= modelAnswersADay;
}

/** Adds an answer's tokens to the household's daily count. */
export async function countTokens(app: App, viewer: SessionViewer, tokens: number): Promise<void> {
  if ((app.config.leo.model?.tokensADay ?? null) === null || tokens <= 0) return;
  await incrementCounter(app, tokensOf(viewer), Math.round(tokens));
}

function countAnonymous(app: App, { viewer, address }: Sender): void {
  if (viewer.profile) return;
  limitersOf(app).addresses.enforce(
    address,
    app.now(),
    (wait) =>
      new AppError(
        "TOO_MANY_REQUESTS",
        "I’m helping a lot of people right now. Ask me again in a moment.",
        wait,
      ),
  );
}
