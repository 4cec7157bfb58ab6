import { pinGuesses, pinLockMs } from "@goldmane/contracts/family/limits";
import { readPinLockings } from "#features/family/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { News, NewsOptions } from "./news.ts";

/** For parents: PINs were locked after wrong guesses. */
export async function listPinLockNotifications(
  app: App,
  viewer: Viewer,
  { since, words: { say } }: NewsOptions,
): Promise<News[]> {
  const lockings = await readPinLockings(app, viewer, since);
  return lockings.map(({ id, at }) => ({
    id: `pins-locked-${id}`,
    type: "care",
    title: say`Too many wrong PINs`,
    message: say`Someone entered ${pinGuesses} wrong PINs, so PINs are locked for ${pinLockMs / 60_000} minutes. Passwords still work.`,
    timestamp: at,
    actionUrl: "/profile/family",
  }));
}
