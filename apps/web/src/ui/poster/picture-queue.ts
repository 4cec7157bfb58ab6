/**
 * A browser opens six connections to a server that speaks HTTP/1.1. A poster that is still being
 * drawn holds one for seconds, so posters never get them all: a film that is asked for goes first.
 */
const mostAtOnce = 4;

const waiting: (() => void)[] = [];
let inFlight = 0;

/**
 * Calls `start` when there is room; at once when urgent. Returns what is to be called, once or more,
 * when the picture has come, failed or is no longer wanted.
 */
export function queuePicture(start: () => void, options: { urgent: boolean }): () => void {
  let state: "waiting" | "started" | "done" = "waiting";
  const begin = () => {
    state = "started";
    inFlight += 1;
    start();
  };
  if (options.urgent || inFlight < mostAtOnce) begin();
  else waiting.push(begin);

  return () => {
    if (state === "waiting") waiting.splice(waiting.indexOf(begin), 1);
    else if (state === "started") {
      inFlight -= 1;
      if (inFlight < mostAtOnce) waiting.shift()?.();
    }
    state = "done";
  };
}
