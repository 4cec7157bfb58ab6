import type { HttpReply } from "#ports/http.ts";

/** Aborts when the client disconnects before its response is complete. */
export function untilDisconnected(reply: Pick<HttpReply, "raw">): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort(new Error("The client disconnected"));
  });
  return controller.signal;
}
