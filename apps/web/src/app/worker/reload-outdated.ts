import { isFilmRunning } from "./is-film-running.ts";

/** Loading anew twice in so short a time mends nothing. */
const againMs = 60_000;
const flag = "goldmane.reloaded-at";

/**
 * A page that stayed open while the house was renewed asks for scripts that are gone. It is loaded
 * anew, once, and never under a film. Returns the function that ends it.
 */
export function reloadWhenOutdated(): () => void {
  const hear = (event: Event) => {
    const error: unknown = "payload" in event ? event.payload : null;
    void reloadIfGone(error instanceof Error ? error.message : "");
  };
  addEventListener("vite:preloadError", hear);
  return () => removeEventListener("vite:preloadError", hear);
}

async function reloadIfGone(message: string): Promise<void> {
  const [, url] = /(https?:\/\/\S+\.(?:js|css))/.exec(message) ?? [];
  if (url === undefined || isFilmRunning()) return;
  const { status } = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => ({
    status: 0,
  }));
  if (status !== 404 || Date.now() - readReloadedAt() < againMs) return;
  sessionStorage.setItem(flag, String(Date.now()));
  location.reload();
}

function readReloadedAt(): number {
  return Number(sessionStorage.getItem(flag) ?? 0);
}
