import { onViewerChange } from "#platform/change-viewer.ts";
import { openStore } from "#platform/store.ts";

/** Dismissed films in view: their slots stay, so that they can be restored. */
export const dismissed = openStore<ReadonlySet<string>>(new Set());

onViewerChange(() => dismissed.set(new Set()));
