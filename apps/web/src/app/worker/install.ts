import { openStore } from "#platform/store.ts";

/** The browser's install prompt. Not in TypeScript's library yet. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

/** Prompts to install the app; null where the browser does not offer it. */
export const installing = openStore<(() => void) | null>(null);

/** Listens for the browser's offer to install. Returns a function that stops listening. */
export function followInstall(): () => void {
  const offer = (event: Event) => {
    if (!isPrompt(event)) return;
    // Not shown by the browser itself, but from the menu.
    event.preventDefault();
    installing.set(() => {
      installing.set(null);
      // After a "no" this page does not ask again.
      event.prompt().catch(() => undefined);
    });
  };
  const done = () => installing.set(null);
  addEventListener("beforeinstallprompt", offer);
  addEventListener("appinstalled", done);
  return () => {
    removeEventListener("beforeinstallprompt", offer);
    removeEventListener("appinstalled", done);
  };
}

function isPrompt(event: Event): event is InstallPrompt {
  return "prompt" in event;
}
