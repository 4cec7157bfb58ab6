import { awaitPreloadedApp, type PreloadedApp } from "#pages/landing/preloaded-app.ts";

/** Lets the app's script and styles in, which wait in the page. `onFailed` hears that the script does not come. */
export function openApp(onFailed: () => void = () => undefined): void {
  const waiting = document.querySelector<HTMLTemplateElement>("template#app");
  if (!waiting) return onFailed();
  const tags = document.importNode(waiting.content, true);
  for (const script of tags.querySelectorAll("script")) script.addEventListener("error", onFailed);
  document.head.append(tags);
}

let preloadedApp: Promise<PreloadedApp> | null = null;

/** The app behind the screen, fetched the first time it is asked for; again where that failed. */
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
