import { AppError } from "@goldmane/contracts/errors";
import { type LiveAnswer, measureClock } from "@goldmane/contracts/live/schema";
import type { App, Viewer } from "#platform/app.ts";
import { admit } from "#platform/http/admission.ts";
import { describeFailure } from "#platform/http/answer-error.ts";
import { type Connection, hear, type Hearing } from "./hearing.ts";
import type { LiveFeature } from "./live-feature.ts";

export type Hearings = ReadonlyMap<string, Hearing>;

/** The second stamp is taken when the answer goes: nothing is waited for in between. */
const clock = hear(measureClock, async ({ app, body }) => ({
  sentAt: body.sentAt,
  receivedAt: app.now(),
  answeredAt: app.now(),
}));

/** @throws Error where two features hear the same saying. */
export function listHearings(features: readonly { live?: LiveFeature }[]): Hearings {
  const all = [clock, ...features.flatMap(({ live }) => live?.hearings ?? [])];
  const byName = new Map(all.map((hearing) => [hearing.saying.name, hearing]));
  if (byName.size < all.length) throw new Error("Two features hear the same saying.");
  return byName;
}

type Message = { name: string; body: unknown };
type Context = { app: App; viewer: Viewer; connection: Connection };

/** Does what was said, as far as it is understood and allowed. Never throws. */
export async function answerSaying(
  hearings: Hearings,
  { app, viewer, connection }: Context,
  { name, body }: Message,
): Promise<LiveAnswer> {
  try {
    const hearing = hearings.get(name);
    if (!hearing) throw new AppError("INVALID_INPUT", "Nobody here hears that.");
    const { saying, run } = hearing;
    admit(saying, viewer, app.now());
    const read = saying.body.safeParse(body);
    if (!read.success) {
      const issues = read.error.issues.map(({ path, message }) => ({
        path: `/${path.join("/")}`,
        message,
      }));
      const words = "The message is not of the expected form.";
      throw new AppError("INVALID_INPUT", words, { issues });
    }
    const answer = await run({ app, viewer, connection, body: read.data } as never);
    return { ok: true, ...(saying.reply && { reply: saying.reply.parse(answer) }) };
  } catch (error) {
    return { ok: false, error: describeFailure(error, app.log, { saying: name.slice(0, 100) }) };
  }
}
