import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { downloadFor } from "#testing/download-for.ts";
import {
  beginShowing,
  forgetPrefetched,
  peekPrefetched,
  prefetchPlayback,
  takePlayback,
} from "./prefetch.ts";

const expiresAt = Date.now() + 3_600_000;
const { titleId, playback } = downloadFor({
  householdId: "household",
  profileId: "mara",
  expiresAt,
});
let grants: string[] = [];

/** Each playback has its own URLs; a film that was started needs no start file. */
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

test("a film that is hovered repeatedly and then played is requested once", async () => {
  prefetchPlayback(titleId);
  prefetchPlayback(titleId);
  await takePlayback(titleId);
  prefetchPlayback(titleId);
  expect(grants).toEqual(["pointed"]);
});

test("each showing has a playback of its own", async () => {
  beginShowing(await takePlayback(titleId));
  vi.advanceTimersByTime(1000);
  expect(peekPrefetched(titleId)).toBeNull();
  await takePlayback(titleId);
  expect(grants).toEqual(["chosen", "chosen"]);
});

test("hovering a film again right after leaving it finds it prefetched", async () => {
  beginShowing(await takePlayback(titleId));
  vi.advanceTimersByTime(900);
  prefetchPlayback(titleId);
  const again = await takePlayback(titleId);
  expect(grants).toEqual(["chosen", "pointed"]);
  vi.advanceTimersByTime(1000);
  expect(peekPrefetched(titleId)).toEqual({ playback: again });
});
