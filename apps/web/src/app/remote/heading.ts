/** For browsers without `scrollend`: scrolling is over by then. */
const longestMs = 1000;

let heading: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records the target `scrollY` of a smooth scroll. */
export function headFor(top: number): void {
  const lowest = document.documentElement.scrollHeight - innerHeight;
  heading = Math.max(0, Math.min(top, lowest));
  clearTimeout(timer);
  timer = setTimeout(arrive, longestMs);
  addEventListener("scrollend", arrive, { once: true });
}

/** Remaining scroll distance: fast presses refer to where the page will be. */
export function wayToGo(): number {
  return heading === null ? 0 : heading - scrollY;
}

function arrive(): void {
  heading = null;
}
