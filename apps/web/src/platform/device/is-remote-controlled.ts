/** Whether a remote control or a game pad is in hand, which have no key but the arrows. */
export function isRemoteControlled(): boolean {
  return document.documentElement.matches("[data-tv], [data-pad]");
}
