import { readRecord, writeRecord } from "#platform/local-store/device-records.ts";

/** A clock that is put back does not bring back what has run out. */
let latest: number | null = null;
/** Written down now and then only. */
const writtenEveryMs = 60_000;

/** The instant now, and never one before an instant that this device has seen. */
export async function readClock(): Promise<number> {
  latest ??= (await readRecord("clock", "latest")) ?? 0;
  const now = Math.max(Date.now(), latest);
  if (now - latest >= writtenEveryMs) await writeRecord("clock", "latest", now);
  latest = now;
  return now;
}

/** The server's clock is right, whatever was seen before. */
export function setClock(now: number): void {
  if (!Number.isFinite(now) || (latest !== null && Math.abs(now - latest) < writtenEveryMs)) return;
  latest = now;
  // At worst the next answer says it again.
  writeRecord("clock", "latest", now).catch(() => undefined);
}
