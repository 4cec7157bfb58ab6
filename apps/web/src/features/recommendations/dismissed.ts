import { onViewerChange } from "#platform/change-viewer.ts";
import { openStore } from "#platform/store.ts";

/** What was dismissed while it is in view: its place stays, so that it can be taken back. */
export const dismissed = openStore<ReadonlySet<string>>(new Set());

onViewerChange(() => dismissed.set(new Set()));
