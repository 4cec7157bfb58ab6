import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { downloadFor } from "#testing/download-for.ts";
import {
  beginShowing,
  forgetPrefetched,
  peekPrefetched,
  prefetchPlayback,
  takeGrant,
} from "./prefetch.ts";

const expiresAt = Date.now() + 3_600_000;
const { titleId, playback } = downloadFor({ householdId: "house", profileId: "mara", expiresAt });
let grants: string[] = [];

/** Each grant has an address of its own; a film that was begun has no use for its start file. */
function answer(url: string): Response {
  if (!url.includes("/playback")) return new Response("bytes");
  grants.push(url.includes("ahead=true") ? "pointed" : "chosen");
  const manifestUrl = `/media/showing-${grants.length}/master.m3u8`;
  return Response.json({ ...playback, manifestUrl, resumeSeconds: 12 });
}

beforeEach(() => {
  grants = [];
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(answer(url)));
});

afterEach(() => {
  forgetPrefetched(titleId);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a film that is pointed at, again and again, and then played is asked for once", async () => {
  prefetchPlayback(titleId);
  prefetchPlayback(titleId);
  await takeGrant(titleId);
  prefetchPlayback(titleId);
  expect(grants).toEqual(["pointed"]);
});

test("each showing has a grant of its own", async () => {
  beginShowing(await takeGrant(titleId));
  vi.advanceTimersByTime(1000);
  expect(peekPrefetched(titleId)).toBeNull();
  await takeGrant(titleId);
  expect(grants).toEqual(["chosen", "chosen"]);
});

test("whoever left a film at once and points at it again finds it fetched ahead", async () => {
  beginShowing(await takeGrant(titleId));
  vi.advanceTimersByTime(900);
  prefetchPlayback(titleId);
  const again = await takeGrant(titleId);
  expect(grants).toEqual(["chosen", "pointed"]);
  vi.advanceTimersByTime(1000);
  expect(peekPrefetched(titleId)).toEqual({ grant: again });
});
