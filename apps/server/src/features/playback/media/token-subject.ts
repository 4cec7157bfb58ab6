import type { TokenSubject } from "@goldmane/media/deliver/playback-tokens";
import type { Viewer } from "#platform/app.ts";

/** Stands for every browser without a session: what anyone can watch is signed for all of them. */
const anonymousSession = "anonymous";

/** The session and the title that a playback token is signed for. */
export function tokenSubject({ sessionId }: Viewer, titleId: string): TokenSubject {
  return { sessionId: sessionId ?? anonymousSession, titleId };
}
