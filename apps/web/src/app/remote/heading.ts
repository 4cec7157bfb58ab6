/** A browser that does not tell when it has arrived has by then. */
const longestMs = 1000;

let heading: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes where the page is being scrolled to, as `scrollY` will say it. */
export function headFor(top: number): void {
  const lowest = document.documentElement.scrollHeight - innerHeight;
  heading = Math.max(0, Math.min(top, lowest));
  clearTimeout(timer);
  timer = setTimeout(arrive, longestMs);
  addEventListener("scrollend", arrive, { once: true });
}

/** How far the page has yet to go: who presses fast means what will be there. */
export function wayToGo(): number {
  return heading === null ? 0 : heading - scrollY;
}

function arrive(): void {
  heading = null;
}
