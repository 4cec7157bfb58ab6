import { setClock } from "./clock.ts";
import { setServerReachable } from "./notify-pages.ts";

/** How long a server may keep silent before what is kept here answers in its place. */
const timeoutMs = 6000;

/** Asks the server, and notes whether it answered. */
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
 * The server's answer, or what is kept here where there is none, or none for a while: a line that is
 * dead but not cut says nothing for minutes.
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
