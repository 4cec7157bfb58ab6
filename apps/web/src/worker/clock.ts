import { readRecord, writeRecord } from "#platform/local-store/device-records.ts";

/** Setting the clock back must not revive what has expired. */
let latest: number | null = null;
/** Stored at most this often. */
const writtenEveryMs = 60_000;

/** The current instant, but never before the latest instant that this device has seen. */
export async function readClock(): Promise<number> {
  latest ??= (await readRecord("clock", "latest")) ?? 0;
  const now = Math.max(Date.now(), latest);
  if (now - latest >= writtenEveryMs) await writeRecord("clock", "latest", now);
  latest = now;
  return now;
}

/** The server's clock is authoritative, whatever was seen before. */
export function setClock(now: number): void {
  if (!Number.isFinite(now) || (latest !== null && Math.abs(now - latest) < writtenEveryMs)) return;
  latest = now;
  // The next answer sets it again.
  writeRecord("clock", "latest", now).catch(() => undefined);
}
