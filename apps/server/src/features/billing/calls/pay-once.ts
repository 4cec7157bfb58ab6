import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@goldmane/contracts/errors";
import type * as z from "zod/mini";
import type { App } from "#platform/app.ts";
import { replayAnswer, writeRefusal, writeReply } from "./stored-answer.ts";
import { answerCall, deleteCall, deleteLostCalls, findCall, insertCall } from "./store.ts";

type Call<T> = CallId & {
  /** What a repeated call's stored reply must be. */
  reply: z.ZodMiniType<T>;
};
type CallId = { householdId: string; key: string; operation: string };

/** Saves the outcome of a gateway call; runs inside one transaction. */
export type Settle<T> = (db: App["db"]) => Promise<T>;

/** After this long without an answer, the process that made a call is presumed dead. */
const lostMs = 60_000;
const askAgainMs = 50;
const askAtMost = 300;

/**
 * Runs a gateway call once per key, one at a time per household. Repeated calls with the same key get
 * the stored answer, refusals included. No transaction is open during the gateway call.
 */
export async function payOnce<T>(
  app: App,
  call: Call<T>,
  ask: () => Promise<Settle<T>>,
): Promise<T> {
  for (let asked = 0; asked < askAtMost; asked += 1) {
    const isOurs = await insertCall(app.db, call, { operation: call.operation, now: app.now() });
    if (isOurs) return await makeCall(app, call, ask);
    const made = await findCall(app.db, call);
    if (made && made.operation !== call.operation) {
      throw new AppError("CONFLICT", "This idempotency key was already used for another request.");
    }
    if (made?.answer) return replayAnswer(made.answer, call.reply);
    await deleteLostCalls(app.db, call.householdId, app.now() - lostMs);
    await sleep(askAgainMs);
  }
  throw new AppError("CONFLICT", "A payment is in progress. Try again in a moment.");
}

async function makeCall<T>(app: App, call: CallId, ask: () => Promise<Settle<T>>): Promise<T> {
  try {
    const settle = await ask();
    return await app.db.transaction().execute(async (db) => {
      const reply = await settle(db);
      await saveAnswer(db, call, writeReply(reply));
      return reply;
    });
  } catch (error) {
    if (error instanceof AppError) {
      await saveAnswer(app.db, call, writeRefusal(error));
    } else {
      // The outcome is unknown: a retry calls the gateway again with the same idempotency key.
      await deleteCall(app.db, call);
    }
    throw error;
  }
}

async function saveAnswer(db: App["db"], call: CallId, answer: string): Promise<void> {
  const isOurs = await answerCall(db, call, answer);
  if (!isOurs)
    throw new AppError("CONFLICT", "This took too long. Check your plan before you try again.");
}
