/**
 * A browser opens six connections to a server that speaks HTTP/1.1. A poster that is still being
 * drawn holds one for seconds, so posters never get them all, urgent ones included: a film, a script
 * or an answer that is asked for meanwhile goes first.
 */
const mostAtOnce = 3;
/** The last of them is for urgent pictures alone. */
const mostUrgentAtOnce = 4;

type Begin = () => void;

const waiting: { urgent: Begin[]; ordinary: Begin[] } = { urgent: [], ordinary: [] };
let inFlight = 0;

/**
 * Calls `start` when there is room, for urgent pictures first. Returns what is to be called, once or
 * more, when the picture has come, failed or is no longer wanted.
 */
export function queuePicture(start: () => void, { urgent }: { urgent: boolean }): () => void {
  let state: "waiting" | "started" | "done" = "waiting";
  const queue = urgent ? waiting.urgent : waiting.ordinary;
  const begin = () => {
    state = "started";
    inFlight += 1;
    start();
  };
  queue.push(begin);
  startNext();

  return () => {
    if (state === "waiting") queue.splice(queue.indexOf(begin), 1);
    else if (state === "started") inFlight -= 1;
    state = "done";
    startNext();
  };
}

function startNext(): void {
  if (inFlight < mostUrgentAtOnce && waiting.urgent.length > 0) waiting.urgent.shift()?.();
  else if (inFlight < mostAtOnce) waiting.ordinary.shift()?.();
}
