/** iPhones can show only the video itself full screen. */
type PhoneVideo = HTMLVideoElement & {
  webkitEnterFullscreen?: () => void;
  webkitDisplayingFullscreen?: boolean;
};

/** Without a touch or key a browser refuses; everything then simply stays as it is. */
const ignore = () => undefined;

export function canShowFullscreen(video: PhoneVideo): boolean {
  return document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined;
}

/**
 * Shows a film full screen, in the `data-fullscreen-target` around its player: that stays on the page
 * when another film follows. Where there is none, as in a dialog, the player itself is shown.
 */
export function enterFullscreen(video: PhoneVideo): void {
  if (!document.fullscreenEnabled) return video.webkitEnterFullscreen?.();
  const target = video.closest("[data-fullscreen-target]") ?? video.closest("[data-player]");
  target?.requestFullscreen().catch(ignore);
}

export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
}

/** Whether the system shows the video by itself: in a small window, or full screen on an iPhone. */
export function isShownBySystem(video: PhoneVideo): boolean {
  return document.pictureInPictureElement === video || video.webkitDisplayingFullscreen === true;
}
