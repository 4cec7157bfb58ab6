import { openStore } from "#platform/store.ts";

/** The browser's own question, which it lets a page ask. Not in TypeScript's library yet. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

/** Asks whether the product is to be installed as an app; null where the browser does not offer it. */
export const installing = openStore<(() => void) | null>(null);

/** Hears when the browser offers to install. Returns the function that ends it. */
export function followInstall(): () => void {
  const offer = (event: Event) => {
    if (!isPrompt(event)) return;
    // Not by the browser itself: from the menu, when somebody wants it.
    event.preventDefault();
    installing.set(() => {
      installing.set(null);
      // Whoever says no is not asked again by this page.
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
