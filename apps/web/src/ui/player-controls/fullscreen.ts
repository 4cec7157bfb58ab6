/** iPhones support fullscreen only for the video element. */
type PhoneVideo = HTMLVideoElement & {
  webkitEnterFullscreen?: () => void;
  webkitDisplayingFullscreen?: boolean;
};

/** Browsers refuse without a user gesture; nothing changes then. */
const ignore = () => undefined;

export function canShowFullscreen(video: PhoneVideo): boolean {
  return document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined;
}

/**
 * Enters fullscreen with the `data-fullscreen-target` around the player, which stays mounted when
 * another film follows; without one, as in a dialog, with the player itself.
 */
export function enterFullscreen(video: PhoneVideo): void {
  if (!document.fullscreenEnabled) return video.webkitEnterFullscreen?.();
  const target = video.closest("[data-fullscreen-target]") ?? video.closest("[data-player]");
  target?.requestFullscreen().catch(ignore);
}

export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
}

/** Whether the system renders the video: picture-in-picture, or fullscreen on an iPhone. */
export function isShownBySystem(video: PhoneVideo): boolean {
  return document.pictureInPictureElement === video || video.webkitDisplayingFullscreen === true;
}
