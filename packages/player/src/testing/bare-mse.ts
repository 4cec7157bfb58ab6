import type { PlaybackSource } from "#core/playback-source.ts";

/**
 * The minimum that shows a film: one muxed source buffer fed with the start file as it arrives. The
 * baseline for everything that does more.
 */
export async function playBare(
  video: HTMLVideoElement,
  source: PlaybackSource,
  ahead?: ArrayBuffer,
) {
  const { start } = source;
  if (!start) throw new Error("The film has no start file.");
  const fetching = ahead ? null : fetch(start.url);
  const mediaSource = new MediaSource();
  video.src = URL.createObjectURL(mediaSource);
  const shown = new Promise<void>((resolve) => {
    video.requestVideoFrameCallback(() => resolve());
  });
  void video.play();
  await new Promise((resolve) =>
    mediaSource.addEventListener("sourceopen", resolve, { once: true }),
  );
  const buffer = mediaSource.addSourceBuffer(start.mimeType);
  const append = async (bytes: BufferSource) => {
    buffer.appendBuffer(bytes);
    await new Promise((resolve) => buffer.addEventListener("updateend", resolve, { once: true }));
  };
  const feed = async () => {
    if (ahead) return append(ahead);
    const reader = (await fetching)?.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part?.value) return undefined;
      await append(part.value);
    }
  };
  await Promise.all([feed(), shown]);
}
