import type { App } from "./app.ts";

/** State that a feature keeps in memory for each App: made when first asked for, gone with it. */
export function perApp<T>(create: (app: App) => T): (app: App) => T {
  const kept = new WeakMap<App, { state: T }>();
  return (app) => {
    const entry = kept.get(app) ?? { state: create(app) };
    kept.set(app, entry);
    return entry.state;
  };
}
