import type { LiveAnswer, LiveEnd } from "@goldmane/contracts/live/schema";
import type { App, Viewer } from "#platform/app.ts";
import { runCommand, type CommandHandlers } from "./run-command.ts";
import type { LiveSocket, Room } from "./live-server.ts";
import { MessageRateLimiter } from "./message-rate-limiter.ts";

type Handling = { app: App; handlers: CommandHandlers; end: (reason: LiveEnd) => void };

const tooMany = refusal("TOO_MANY_REQUESTS", "You’re doing that too fast. Wait a moment.");
const notUnderstood = refusal("INVALID_INPUT", "A message holds one object.");

/** Runs the commands of a connection within its rate limit and acknowledges each one. */
export function handleMessages(
  entry: { socket: LiveSocket; readonly viewer: Viewer },
  { app, handlers, end }: Handling,
): void {
  const { socket } = entry;
  const limit = new MessageRateLimiter(app.now());
  const connection = {
    id: socket.id,
    join: async (room: Room) => await socket.join(room),
    leave: async (room: Room) => await socket.leave(room),
    isIn: (room: Room) => socket.rooms.has(room),
  };

  async function handleOne(name: string, args: unknown[]): Promise<LiveAnswer> {
    if (!limit.tryTake(app.now())) return tooMany;
    if (args.length !== 1) {
      limit.refuse();
      return notUnderstood;
    }
    const context = { app, viewer: entry.viewer, connection };
    const answer = await runCommand(handlers, context, { name, body: args[0] });
    if (!answer.ok && answer.error.error === "INVALID_INPUT") limit.refuse();
    return answer;
  }

  async function handleAndAcknowledge(name: string, args: unknown[]): Promise<void> {
    const acknowledge = typeof args.at(-1) === "function" ? args.pop() : null;
    const answer = await handleOne(name, args);
    if (limit.isFlood) end("flood");
    else if (typeof acknowledge === "function") acknowledge(answer);
  }

  socket.onAny((name: string, ...args: unknown[]) => void handleAndAcknowledge(name, args));
}

function refusal(error: "TOO_MANY_REQUESTS" | "INVALID_INPUT", message: string): LiveAnswer {
  return { ok: false, error: { error, message } };
}
