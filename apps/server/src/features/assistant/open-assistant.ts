import type { App } from "#platform/app.ts";
import { startDeletingOldLines } from "./history/delete-old-lines.ts";

/** Starts background work. The engine itself is opened by the first message. */
export function openAssistant(app: App): Promise<AsyncDisposable | void> {
  return Promise.resolve(
    app.config.roles.includes("worker") ? startDeletingOldLines(app) : undefined,
  );
}
