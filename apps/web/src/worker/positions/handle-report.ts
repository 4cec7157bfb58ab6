import { progressReport, type SavedProgress } from "@goldmane/contracts/playback/schema";
import { fetchFromServer } from "#worker/fetch-from-server.ts";
import { savePosition } from "./save-position.ts";
import { syncPositions } from "./sync-positions.ts";
import { readTimeLeft } from "./time.ts";

/**
 * Handles a progress report: it goes to the server, followed by all unsent positions, or is stored
 * until the server can be reached.
 */
export async function handleReport(
  request: Request,
  event: ExtendableEvent,
  titleId: string,
): Promise<Response> {
  const body: unknown = await request.clone().json();
  const { positionSeconds } = progressReport.parse(body);
  const report = { titleId, positionSeconds, now: Date.now() };
  try {
    const answer = await fetchFromServer(request);
    if (!answer.ok) return answer;
    await savePosition({ ...report, isTold: true });
    event.waitUntil(syncPositions());
    return answer;
  } catch (error) {
    const profileId = await savePosition({ ...report, isTold: false });
    if (profileId === null) throw error;
    const timeLeft = await readTimeLeft(profileId, titleId);
    return Response.json({ positionSeconds, timeLeft, stream: "playing" } satisfies SavedProgress);
  }
}
