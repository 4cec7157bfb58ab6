/**
 * Browsers open six connections per HTTP/1.1 server. A poster that is still being rendered holds
 * one for seconds, so posters never take them all, urgent ones included: a film, script or API call
 * must not wait.
 */
const mostAtOnce = 3;
/** The extra slot is for urgent pictures only. */
const mostUrgentAtOnce = 4;

type Begin = () => void;

const waiting: { urgent: Begin[]; ordinary: Begin[] } = { urgent: [], ordinary: [] };
let inFlight = 0;

/**
 * Calls `start` when a slot is free, urgent pictures first. Call the returned function, at least
 * once, when the picture has loaded, failed or is no longer needed.
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
