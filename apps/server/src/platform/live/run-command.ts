import { AppError } from "@goldmane/contracts/errors";
import { type LiveAnswer, measureClock } from "@goldmane/contracts/live/schema";
import type { App, Viewer } from "#platform/app.ts";
import { admit } from "#platform/http/admit.ts";
import { describeFailure } from "#platform/http/answer-error.ts";
import { type Connection, onCommand, type CommandHandler } from "./on-command.ts";
import type { LiveFeature } from "./live-feature.ts";

export type CommandHandlers = ReadonlyMap<string, CommandHandler>;

/** Must not await anything: both server timestamps belong to the moment of the reply. */
const clock = onCommand(measureClock, async ({ app, body }) => ({
  sentAt: body.sentAt,
  receivedAt: app.now(),
  answeredAt: app.now(),
}));

/** @throws Error if two features handle the same command. */
export function listCommandHandlers(features: readonly { live?: LiveFeature }[]): CommandHandlers {
  const all = [clock, ...features.flatMap(({ live }) => live?.commands ?? [])];
  const byName = new Map(all.map((handler) => [handler.command.name, handler]));
  if (byName.size < all.length) throw new Error("Two features handle the same live command.");
  return byName;
}

type Message = { name: string; body: unknown };
type Context = { app: App; viewer: Viewer; connection: Connection };

/** Checks access, parses the body and runs the handler. Failures become an error answer; never throws. */
export async function runCommand(
  handlers: CommandHandlers,
  { app, viewer, connection }: Context,
  { name, body }: Message,
): Promise<LiveAnswer> {
  try {
    const handler = handlers.get(name);
    if (!handler) throw new AppError("INVALID_INPUT", "There is no such command.");
    const { command, run } = handler;
    admit(command, viewer, app.now());
    const read = command.body.safeParse(body);
    if (!read.success) {
      const issues = read.error.issues.map(({ path, message }) => ({
        path: `/${path.join("/")}`,
        message,
      }));
      const message = "The message is not of the expected form.";
      throw new AppError("INVALID_INPUT", message, { issues });
    }
    const answer = await run({ app, viewer, connection, body: read.data } as never);
    return { ok: true, ...(command.reply && { reply: command.reply.parse(answer) }) };
  } catch (error) {
    return { ok: false, error: describeFailure(error, app.log, { command: name.slice(0, 100) }) };
  }
}
