import { progressReport, type SavedProgress } from "@goldmane/contracts/playback/schema";
import { askServer } from "#worker/ask-server.ts";
import { rememberPlace } from "./remember-place.ts";
import { tellPlaces } from "./tell-places.ts";
import { readTimeLeft } from "./time.ts";

/**
 * A report of progress: the server hears it, with all that it missed before, or this device keeps
 * it until the server does.
 */
export async function takeReport(
  request: Request,
  event: ExtendableEvent,
  titleId: string,
): Promise<Response> {
  const body: unknown = await request.clone().json();
  const { positionSeconds } = progressReport.parse(body);
  const report = { titleId, positionSeconds, now: Date.now() };
  try {
    const answer = await askServer(request);
    if (!answer.ok) return answer;
    await rememberPlace({ ...report, isTold: true });
    event.waitUntil(tellPlaces());
    return answer;
  } catch (error) {
    const profileId = await rememberPlace({ ...report, isTold: false });
    if (profileId === null) throw error;
    const timeLeft = await readTimeLeft(profileId, titleId);
    return Response.json({ positionSeconds, timeLeft, stream: "playing" } satisfies SavedProgress);
  }
}
