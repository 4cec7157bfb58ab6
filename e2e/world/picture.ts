import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until the film moves: no seek is under way, time passes and the decoder hands over new, non-uniform pictures. */
export async function expectMovingPictures(place: Page | Locator): Promise<void> {
  const film = place.locator("video").first();
  await expect.poll(() => film.evaluate(isPlaying), { timeout: 100_000 }).toBe(true);
  let first = await film.evaluate(sample);
  // Polling at growing intervals passes as soon as playback advances, and tolerates a slow start.
  await expect
    .poll(
      async () => {
        const now = await film.evaluate(sample);
        const hasBegunAnew = now.time < first.time || now.frames < first.frames;
        if (hasBegunAnew) first = now;
        return {
          time: now.time > first.time + 0.2,
          frames: now.frames > first.frames + 1,
          picture: now.colours > 8 && now.pixels !== first.pixels,
        };
      },
      { timeout: 20_000, intervals: [100] },
    )
    .toEqual({ time: true, frames: true, picture: true });
}

/** Chromium's count of decoded frames. */
type DecodingVideo = HTMLVideoElement & { webkitAudioDecodedByteCount?: number };

export async function expectSound(page: Page): Promise<void> {
  const decoded = () =>
    page.evaluate(() => {
      const video = document.querySelector<DecodingVideo>("video");
      return video?.webkitAudioDecodedByteCount ?? 0;
    });
  const before = await decoded();
  await expect.poll(decoded).toBeGreaterThan(before);
}

export function positionOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector("video")?.currentTime ?? -1);
}

export function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector("video")?.duration ?? 0);
}

/** Height of the decoded picture, in lines. */
export function pictureHeightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector("video")?.videoHeight ?? 0);
}

/** Playback rate, measured over one second. */
export async function playbackRateOf(page: Page): Promise<number> {
  const [position, at] = [await positionOf(page), performance.now()];
  await page.waitForTimeout(1000);
  return ((await positionOf(page)) - position) / ((performance.now() - at) / 1000);
}

function isPlaying(video: SVGElement | HTMLElement): boolean {
  if (!(video instanceof HTMLVideoElement)) return false;
  return video.readyState >= 3 && !video.paused && !video.seeking;
}

function sample(video: SVGElement | HTMLElement) {
  if (!(video instanceof HTMLVideoElement)) throw new Error("The element is not a video.");
  const canvas = document.createElement("canvas");
  canvas.width = 32;
  canvas.height = 18;
  const paper = canvas.getContext("2d");
  paper?.drawImage(video, 0, 0, 32, 18);
  const pixels = [...(paper?.getImageData(0, 0, 32, 18).data ?? [])];
  const colours = new Set<string>();
  for (let i = 0; i < pixels.length; i += 4) colours.add(pixels.slice(i, i + 3).join());
  return {
    time: video.currentTime,
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
    colours: colours.size,
    pixels: pixels.join(),
  };
}
