/**
 * Runs in a page with hls.js: plays a title whose frames encode their number in twelve bars, and
 * returns the frames seen.
 */
globalThis.watch = async ({ id, seekTo }) => {
  const { Hls } = globalThis;
  const video = document.querySelector("video");
  if (!video) throw new Error("no video");
  const answer = await fetch(`/api/titles/${id}/playback`, { method: "POST" });
  const { manifestUrl } = await answer.json();
  const hls = new Hls({ enableWorker: false });
  const errors = [];
  hls.on(Hls.Events.ERROR, (_, { fatal, details }) => {
    if (fatal) errors.push(details);
  });
  hls.loadSource(manifestUrl);
  hls.attachMedia(video);
  await new Promise((resolve) => video.addEventListener("canplay", resolve, { once: true }));
  await video.play();

  const until = async (isSo) => {
    const end = performance.now() + 30_000;
    while (!isSo()) {
      if (performance.now() > end)
        throw new Error(`timed out at ${video.currentTime} s, ${errors.join()}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const shown = () =>
    new Promise((resolve) => {
      video.requestVideoFrameCallback((_, { mediaTime }) => {
        const canvas = document.createElement("canvas");
        canvas.width = 120;
        canvas.height = 10;
        const context = canvas.getContext("2d");
        context?.drawImage(video, 0, 0, 120, 10);
        const pixels = context?.getImageData(0, 5, 120, 1).data ?? [];
        let frame = 0;
        for (let bit = 0; bit < 12; bit += 1)
          if ((pixels[(bit * 10 + 5) * 4] ?? 0) > 127) frame += 1 << bit;
        resolve({ frame, expected: Math.round(mediaTime * 24) });
      });
    });

  await until(() => video.currentTime > 2.5);
  const atStart = await shown();
  video.currentTime = seekTo;
  await until(() => video.currentTime > seekTo + 1.5);
  const afterSeek = await shown();
  const quality = video.getVideoPlaybackQuality();
  const images = hls.createImageIFramePlayer();
  const image = new Image();
  const thumbnail = new Promise((resolve) => {
    image.addEventListener("load", () => resolve(image.naturalWidth), { once: true });
  });
  images?.attachImage(image);
  images?.loadMediaAt(10);
  const buffered = Array.from({ length: video.buffered.length }, (_, i) => video.buffered.start(i));
  return {
    atStart,
    afterSeek,
    firstBuffered: buffered[0],
    thumbnailWidth: await thumbnail,
    errors,
    isDropping: quality.droppedVideoFrames > quality.totalVideoFrames / 4,
    audio: hls.audioTracks.map((track) => track.name),
    subtitles: hls.subtitleTracks.map((track) => track.name),
    levels: hls.levels.map((level) => `${level.height} ${level.videoCodec} ${level.frameRate}`),
  };
};
