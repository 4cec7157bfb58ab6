/** A ref for the room that is open: brings it in view in a row that is wider than the screen. */
export function scrollToTab(link: HTMLElement | null): void {
  const row = link?.closest("nav");
  if (!link || !row) return;
  row.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - row.clientWidth / 2;
}
