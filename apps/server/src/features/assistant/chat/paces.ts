import {
  hearingsAMinute,
  messagesADay,
  messagesAMinute,
  modelAnswersADay,
  speechesAMinute,
} from "@goldmane/contracts/assistant/limits";
import { AppError } from "@goldmane/contracts/errors";
import type { App, Viewer } from "#platform/app.ts";
import { Pace } from "#platform/pace.ts";
import { perApp } from "#platform/per-app.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Browsers that keep no cookie are somebody new each time: their address is counted as well. */
const strangersAMinute = 60;

const paces = perApp(() => ({
  messages: new Pace({ most: messagesAMinute, windowMs: minuteMs }),
  messagesOfDay: new Pace({ most: messagesADay, windowMs: dayMs }),
  speeches: new Pace({ most: speechesAMinute, windowMs: minuteMs }),
  hearings: new Pace({ most: hearingsAMinute, windowMs: minuteMs }),
  modelAnswers: new Pace({ most: modelAnswersADay, windowMs: dayMs }),
  addresses: new Pace({ most: strangersAMinute, windowMs: minuteMs }),
}));

type Who = { viewer: Viewer; address: string };

/** @throws AppError TOO_MANY_REQUESTS, in words that Leo may say himself. */
export function countMessage(app: App, { viewer, address }: Who): void {
  const { messages, messagesOfDay } = paces(app);
  countStranger(app, { viewer, address });
  messages.count(
    viewer.ownerId,
    app.now(),
    (wait) =>
      new AppError("TOO_MANY_REQUESTS", "Phew, let me catch my breath! Ask me in a moment.", wait),
  );
  messagesOfDay.count(
    viewer.ownerId,
    app.now(),
    (wait) =>
      new AppError(
        "TOO_MANY_REQUESTS",
        "We talked so much today! My voice needs a rest. See you tomorrow.",
        wait,
      ),
  );
}

export function countSpeech(app: App, { viewer, address }: Who): void {
  countStranger(app, { viewer, address });
  paces(app).speeches.count(
    viewer.ownerId || address,
    app.now(),
    (wait) => new AppError("TOO_MANY_REQUESTS", "My voice needs a short rest.", wait),
  );
}

export function countHearing(app: App, { viewer, address }: Who): void {
  countStranger(app, { viewer, address });
  paces(app).hearings.count(
    viewer.ownerId || address,
    app.now(),
    (wait) => new AppError("TOO_MANY_REQUESTS", "My ears need a short rest.", wait),
  );
}

/** Whether a model may still be asked today for this viewer. */
export function takesModelAnswer(app: App, { ownerId }: Viewer): boolean {
  return paces(app).modelAnswers.takes(ownerId, app.now());
}

function countStranger(app: App, { viewer, address }: Who): void {
  if (viewer.profile) return;
  paces(app).addresses.count(
    address,
    app.now(),
    (wait) =>
      new AppError("TOO_MANY_REQUESTS", "So many visitors at once! Ask me in a moment.", wait),
  );
}
