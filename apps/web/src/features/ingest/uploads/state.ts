import { assertNever } from "@goldmane/std/assert-never";

/** One file being uploaded. */
export type Upload = {
  id: number;
  name: string;
  size: number;
  sent: number;
  state: "waiting" | "sending" | "paused" | "refused" | "arrived";
  /** The reason of a failure; null otherwise. */
  reason: string | null;
  /** Whether a retry can succeed: not when the file itself was refused. */
  canRetry: boolean;
};

export type UploadEvent =
  | { type: "added"; id: number; name: string; size: number }
  | { type: "begun" | "paused" | "queued" | "arrived" | "dropped"; id: number }
  | { type: "moved"; id: number; sent: number }
  | { type: "refused"; id: number; reason: string; canRetry: boolean };

/** More at once would share the bandwidth, and each would finish later. */
const atOnce = 2;

export function nextUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  const change = (changes: Partial<Upload>) =>
    uploads.map((one) => (one.id === event.id ? { ...one, ...changes } : one));
  switch (event.type) {
    case "added": {
      const { id, name, size } = event;
      const fresh = { sent: 0, state: "waiting", reason: null, canRetry: false } as const;
      return [...uploads, { id, name, size, ...fresh }];
    }
    case "begun":
      return change({ state: "sending" });
    case "queued":
      return change({ state: "waiting", reason: null });
    case "paused":
      return change({ state: "paused" });
    case "moved":
      return change({ sent: event.sent });
    case "arrived":
      return change({ state: "arrived" });
    case "refused":
      return change({ state: "refused", reason: event.reason, canRetry: event.canRetry });
    case "dropped":
      return uploads.filter(({ id }) => id !== event.id);
    default:
      return assertNever(event);
  }
}

/** The files to upload now. */
export function listDue(uploads: readonly Upload[]): readonly Upload[] {
  const free = atOnce - uploads.filter(({ state }) => state === "sending").length;
  return uploads.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free));
}
