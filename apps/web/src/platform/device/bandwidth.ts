import { speedProbeEveryMs } from "@goldmane/contracts/playback/limits";

let measured: number | null = null;

/**
 * Bits per second as last measured; the player applies its own safety factor (`usableShare`). Null
 * before the first probe, and where none runs.
 */
export function lastBitsPerSecond(): number | null {
  return measured;
}

/**
 * Measures the bandwidth now and every 30 s, except while the page is hidden, the browser is
 * offline or data saving is on. Returns the stop function.
 */
export function startSpeedProbe(): () => void {
  const probe = async () => {
    if (document.hidden || !navigator.onLine || savesData()) return;
    measured = (await measure()) ?? measured;
  };
  void probe();
  const timer = setInterval(() => void probe(), speedProbeEveryMs);
  return () => clearInterval(timer);
}

/** Whether the browser's data saver is on. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function measure(): Promise<number | null> {
  try {
    const response = await fetch("/api/speedtest", { cache: "no-store", credentials: "include" });
    if (!response.ok) return null;
    // Timed from the headers, so that latency doesn't count.
    const begun = performance.now();
    const { byteLength } = await response.arrayBuffer();
    const elapsedMs = performance.now() - begun;
    return elapsedMs > 0 ? (byteLength * 8 * 1000) / elapsedMs : null;
  } catch {
    return null;
  }
}
