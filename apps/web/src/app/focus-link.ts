/**
 * A page that loads again has its links by then. Moving the focus later would surprise the viewer.
 */
const timeoutMs = 3000;

/** Focuses a link of the page, or the page itself until the link appears. */
export function focusLink(page: HTMLElement | null, href: string | undefined): void {
  if (!page || focusNow(page, href)) return;
  page.focus({ preventScroll: true });
  if (href === undefined) return;

  const watch = new MutationObserver(() => {
    const hasMoved = document.activeElement !== page && document.activeElement !== document.body;
    if (hasMoved || focusNow(page, href)) watch.disconnect();
  });
  watch.observe(page, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), timeoutMs);
}

function focusNow(page: HTMLElement, href: string | undefined): boolean {
  const link = [...page.querySelectorAll("a")].find((one) => one.getAttribute("href") === href);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}
