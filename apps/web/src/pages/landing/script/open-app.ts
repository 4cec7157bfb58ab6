import { awaitPreloadedApp, type PreloadedApp } from "#pages/landing/preloaded-app.ts";

/**
 * Adds the app's script and styles, which wait in a template. `onFailed` is called if the script
 * can't be loaded.
 */
export function openApp(onFailed: () => void = () => undefined): void {
  const waiting = document.querySelector<HTMLTemplateElement>("template#app");
  if (!waiting) return onFailed();
  const tags = document.importNode(waiting.content, true);
  for (const script of tags.querySelectorAll("script")) script.addEventListener("error", onFailed);
  document.head.append(tags);
}

let preloadedApp: Promise<PreloadedApp> | null = null;

/** Loads the app behind the landing screen once; again after a failure. */
export function loadPreloadedApp(): Promise<PreloadedApp> {
  preloadedApp ??= new Promise((resolve, reject) => {
    void awaitPreloadedApp().then(resolve);
    openApp(() => {
      preloadedApp = null;
      reject(new Error("The app did not come."));
    });
  });
  return preloadedApp;
}
