import { setClock } from "./clock.ts";
import { setServerReachable } from "./notify-pages.ts";

/** How long to wait for the server before a cached answer is used instead. */
const timeoutMs = 6000;

/** Fetches from the server, and records whether it answered. */
export async function fetchFromServer(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    setServerReachable(true);
    const date = response.headers.get("date");
    if (date) setClock(Date.parse(date));
    return response;
  } catch (error) {
    if (!request.signal.aborted) setServerReachable(false);
    throw error;
  }
}

/**
 * The server's answer, or the cached one when the server fails or stays silent: a dead connection
 * that is not closed can hang for minutes.
 */
export async function preferServer(
  asking: Promise<Response>,
  findCached: () => Promise<Response | undefined>,
): Promise<Response> {
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  try {
    const answer = await Promise.race([asking, silence]);
    if (answer) return answer;
    setServerReachable(false);
    return (await findCached()) ?? (await asking);
  } catch (error) {
    const cached = await findCached();
    if (cached) return cached;
    throw error;
  }
}
