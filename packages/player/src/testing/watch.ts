import type { Page } from "@playwright/test";
import type { PlaybackSource } from "#core/playback-source.ts";
import type { EngineKind } from "#core/state/player-state.ts";
import type { PlayOptions } from "#dom/player.ts";
import type { AudioProbe } from "./audio-probe.ts";
import type { PlayerPage } from "./player-page.ts";

declare global {
  // Set by the page under test.
  var page: PlayerPage;
  var player: InstanceType<PlayerPage["Player"]>;
  var audioProbe: AudioProbe;
  var stalls: number;
}

type Watch = {
  engines?: EngineKind[];
  prefetch?: string[];
  options?: Omit<PlayOptions, "prefetched">;
};

/** Loads a film into the page's video and waits for its first picture. */
export function watch(page: Page, source: PlaybackSource, how: Watch = {}): Promise<void> {
  return page.evaluate(
    async ([film, { engines, prefetch = [], options = {} }]) => {
      const video = document.querySelector("video");
      if (!video) throw new Error("The page has no video.");
      const kinds = engines ?? ["cmaf"];
      globalThis.player = new globalThis.page.Player(
        video,
        kinds.map((kind) => globalThis.page.engines[kind]),
      );
      globalThis.stalls = 0;
      const prefetched = await globalThis.page.prefetch(prefetch);
      globalThis.player.load(film, { ...options, prefetched });
      await new Promise<void>((resolve) => {
        const unsubscribe = globalThis.player.subscribe(() => {
          const { hasFrame, phase } = globalThis.player.state;
          if (!hasFrame && phase !== "failed") return;
          unsubscribe();
          resolve();
        });
      });
      // A busy machine can also make the decoder wait; a stall is a wait without data.
      video.addEventListener("waiting", () => {
        const { buffered, currentTime } = video;
        const ends = Array.from({ length: buffered.length }, (_, i) => buffered.end(i));
        const starts = ends.map((_, i) => buffered.start(i));
        const isFed = ends.some(
          (end, i) => currentTime >= (starts[i] ?? 0) && end > currentTime + 0.3,
        );
        if (!isFed) globalThis.stalls += 1;
      });
    },
    [source, how] as const,
  );
}

/** Waits until the picture has moved to a time. */
export async function reach(page: Page, seconds: number, timeout = 20_000): Promise<void> {
  await page.waitForFunction((time) => globalThis.player.video.currentTime >= time, seconds, {
    timeout,
  });
}

export function readState(page: Page) {
  return page.evaluate(() => globalThis.player.state);
}
