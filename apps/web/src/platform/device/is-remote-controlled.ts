/** Whether a remote control or game pad is in use, which has only arrow keys. */
export function isRemoteControlled(): boolean {
  return document.documentElement.matches("[data-tv], [data-pad]");
}
