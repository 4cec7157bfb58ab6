import { once } from "node:events";
import { expect, test } from "vitest";
import { spawnLimited } from "./spawn-limited.ts";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test("ends with its whole process group when the signal aborts", async () => {
  const stop = new AbortController();
  const shell = ["-c", "sleep 60 & echo $!; wait"];
  const parent = spawnLimited("/bin/sh", shell, { signal: stop.signal, confined: false });
  const [printed]: unknown[] = await once(parent.stdout, "data");
  const child = Number(String(printed));
  expect(isRunning(child)).toBe(true);
  parent.stdout.resume();
  stop.abort(new Error("The request was aborted"));
  // Both hold the output open: this rejects only after the two have ended.
  await expect(parent.done).rejects.toThrow("The request was aborted");
  await expect.poll(() => isRunning(child)).toBe(false);
});
