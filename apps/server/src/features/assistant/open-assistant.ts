import type { App } from "#platform/app.ts";
import { startDeletingOldLines } from "./history/delete-old-lines.ts";

/** Begins what runs beside the requests. Leo himself is opened by who first speaks to him. */
export function openAssistant(app: App): Promise<AsyncDisposable | void> {
  return Promise.resolve(
    app.config.roles.includes("worker") ? startDeletingOldLines(app) : undefined,
  );
}
