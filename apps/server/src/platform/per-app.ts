import type { App } from "./app.ts";

/** In-memory state per App: created on first use, garbage collected with the App. */
export function perApp<T>(create: (app: App) => T): (app: App) => T {
  const kept = new WeakMap<App, { state: T }>();
  return (app) => {
    const entry = kept.get(app) ?? { state: create(app) };
    kept.set(app, entry);
    return entry.state;
  };
}
