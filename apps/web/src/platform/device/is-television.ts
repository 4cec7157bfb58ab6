/** Whether the page is on a TV, whose remote control has arrows, OK and Back. */
export function isTelevision(): boolean {
  return document.documentElement.matches("[data-tv]");
}
