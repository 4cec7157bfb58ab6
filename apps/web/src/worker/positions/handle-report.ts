import { progressReport, type SavedProgress } from "@goldmane/contracts/playback/schema";
import { fetchFromServer } from "#worker/fetch-from-server.ts";
import { savePosition } from "./save-position.ts";
import { syncPositions } from "./sync-positions.ts";
import { readTimeLeft } from "./time.ts";

/**
 * A report of progress: the server hears it, with all that it missed before, or this device keeps
 * it until the server does.
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
