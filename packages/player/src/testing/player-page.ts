import { nothingPrefetched } from "#dom/fetch/byte-stream.ts";
import { ByteStream, type PrefetchedBytes } from "#dom/fetch/byte-stream.ts";
import { cmafEngine } from "#dom/cmaf/cmaf-engine.ts";
import { hlsEngine } from "#dom/fallback/late-hls-engine.ts";
import { nativeEngine } from "#dom/fallback/native-engine.ts";
import { plainEngine } from "#dom/fallback/plain-engine.ts";
import { Player } from "#dom/player.ts";
import { playBare } from "./bare-mse.ts";
import { probeAudio } from "./audio-probe.ts";

/** Bodies fetched whole before playback starts. */
async function prefetch(urls: readonly string[]): Promise<PrefetchedBytes> {
  const streams = new Map(urls.map((url) => [url, new ByteStream(url)]));
  await Promise.all([...streams.values()].map((stream) => stream.readAll()));
  return { open: (url) => streams.get(url) ?? null };
}

/** Values that tests use from outside the page. */
const page = {
  Player,
  engines: { cmaf: cmafEngine, hls: hlsEngine, native: nativeEngine, plain: plainEngine },
  nothingPrefetched,
  prefetch,
  probeAudio,
  playBare,
};
export type PlayerPage = typeof page;
Object.assign(globalThis, { page });
