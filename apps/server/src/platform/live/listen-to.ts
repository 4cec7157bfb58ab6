import type { LiveAnswer, LiveEnd } from "@goldmane/contracts/live/schema";
import type { App, Viewer } from "#platform/app.ts";
import { answerSaying, type Hearings } from "./answer-saying.ts";
import type { LiveSocket, Room } from "./hub.ts";
import { MessageRateLimiter } from "./message-rate-limiter.ts";

type Ear = { app: App; hearings: Hearings; end: (reason: LiveEnd) => void };

const tooMany = refusal("TOO_MANY_REQUESTS", "That was too much at once.");
const notUnderstood = refusal("INVALID_INPUT", "A message holds one object.");

/** Hears what a connection says, no faster than its pace, and answers each of it. */
export function listenTo(
  seat: { socket: LiveSocket; readonly viewer: Viewer },
  { app, hearings, end }: Ear,
): void {
  const { socket } = seat;
  const limiter = new MessageRateLimiter(app.now());
  const connection = {
    id: socket.id,
    enter: async (room: Room) => await socket.join(room),
    leave: async (room: Room) => await socket.leave(room),
    isIn: (room: Room) => socket.rooms.has(room),
  };

  async function hearOne(name: string, args: unknown[]): Promise<LiveAnswer> {
    if (!limiter.tryTake(app.now())) return tooMany;
    if (args.length !== 1) {
      limiter.refuse();
      return notUnderstood;
    }
    const context = { app, viewer: seat.viewer, connection };
    const told = await answerSaying(hearings, context, { name, body: args[0] });
    if (!told.ok && told.error.error === "INVALID_INPUT") limiter.refuse();
    return told;
  }

  async function answerOne(name: string, args: unknown[]): Promise<void> {
    const answer = typeof args.at(-1) === "function" ? args.pop() : null;
    const told = await hearOne(name, args);
    if (limiter.isFlood) end("flood");
    else if (typeof answer === "function") answer(told);
  }

  socket.onAny((name: string, ...args: unknown[]) => void answerOne(name, args));
}

function refusal(error: "TOO_MANY_REQUESTS" | "INVALID_INPUT", message: string): LiveAnswer {
  return { ok: false, error: { error, message } };
}
