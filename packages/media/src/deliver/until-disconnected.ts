import type { HttpReply } from "#ports/http.ts";

/** Aborts when the client hangs up before it has its answer. */
export function untilDisconnected(reply: Pick<HttpReply, "raw">): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort(new Error("The client hung up"));
  });
  return controller.signal;
}
