import { isFilmRunning } from "./is-film-running.ts";

/** Reloading twice within this time would not help. */
const againMs = 60_000;
const flag = "goldmane.reloaded-at";

/**
 * A page that stayed open during an update asks for scripts that are gone. It is reloaded, once,
 * and never during a film. Returns a function that stops listening.
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
