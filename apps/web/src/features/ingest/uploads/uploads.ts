import { maxUploadBytes } from "@goldmane/contracts/ingest/limits";
import { openStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import type { Sender } from "./sender.ts";
import { listDue, nextUploads, type Upload, type UploadEvent } from "./state.ts";

/** The uploads in progress, on every page. */
export const uploads = openStore<readonly Upload[]>([]);

/** How long a finished upload stays in the list. */
const arrivedMs = 5000;

const files = new Map<number, File>();
const senders = new Map<number, Sender>();
let lastId = 0;

export function addUploads(chosen: readonly File[]): void {
  for (const file of chosen) {
    lastId += 1;
    const id = lastId;
    files.set(id, file);
    tell({ type: "added", id, name: file.name, size: file.size });
    const reason = refuseUnsent(file);
    if (reason) tell({ type: "refused", id, reason, canRetry: false });
  }
  sendDue();
}

/** Resumes where it stopped. */
export function resumeUpload(id: number): void {
  tell({ type: "queued", id });
  sendDue();
}

export function pauseUpload(id: number): void {
  void senders.get(id)?.stop();
  tell({ type: "paused", id });
  sendDue();
}

/** Cancels an upload, and deletes what has arrived. */
export function dropUpload(id: number): void {
  const isWhole = uploads.get().some((one) => one.id === id && one.state === "arrived");
  void senders.get(id)?.stop({ andForget: !isWhole });
  senders.delete(id);
  files.delete(id);
  tell({ type: "dropped", id });
  sendDue();
}

function sendDue(): void {
  for (const { id } of listDue(uploads.get())) {
    tell({ type: "begun", id });
    void send(id);
  }
}

async function send(id: number): Promise<void> {
  const file = files.get(id);
  if (!file) return;
  try {
    const sender = senders.get(id) ?? (await openSender(id, file));
    // Paused or canceled while the script was loading.
    if (uploads.get().find((one) => one.id === id)?.state === "sending") await sender.start();
  } catch {
    tell({
      type: "refused",
      id,
      reason: say`Couldn’t start the upload. Try again.`,
      canRetry: true,
    });
  }
}

async function openSender(id: number, file: File): Promise<Sender> {
  const { openTusSender } = await import("./sender.ts");
  const sender = openTusSender(file, {
    moved: (sent) => tell({ type: "moved", id, sent }),
    arrived: () => {
      tell({ type: "arrived", id });
      files.delete(id);
      sendDue();
      // From here on it is one of the files listed below.
      setTimeout(dropUpload, arrivedMs, id);
    },
    refused: (reason, canRetry) => {
      tell({ type: "refused", id, reason, canRetry });
      sendDue();
    },
  });
  senders.set(id, sender);
  return sender;
}

function refuseUnsent({ size }: File): string | null {
  if (size === 0) return say`This file is empty. Choose another one.`;
  return size > maxUploadBytes ? say`This file is larger than 64 GB. Choose a smaller one.` : null;
}

function tell(event: UploadEvent): void {
  uploads.set(nextUploads(uploads.get(), event));
}
