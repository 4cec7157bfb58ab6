import { speedProbeEveryMs } from "@goldmane/contracts/playback/limits";

let measuredKbps: number | null = null;

/** Kilobits per second of the last probe; null before the first, and where none may run. */
export function lastMeasuredKbps(): number | null {
  return measuredKbps;
}

/**
 * Measures the connection now and every 30 s, but not while the page is hidden or the viewer saves
 * data. Returns the function that ends it.
 */
export function startSpeedProbe(): () => void {
  const probe = async () => {
    if (document.hidden || savesData()) return;
    measuredKbps = (await measureKbps()) ?? measuredKbps;
  };
  void probe();
  const timer = setInterval(() => void probe(), speedProbeEveryMs);
  return () => clearInterval(timer);
}

/** Whether the viewer asked the browser to spend little data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function measureKbps(): Promise<number | null> {
  try {
    const response = await fetch("/api/speedtest", { cache: "no-store", credentials: "include" });
    if (!response.ok) return null;
    // Timed from the headers on, so that the round trip does not count as slowness.
    const begun = performance.now();
    const { byteLength } = await response.arrayBuffer();
    const elapsedMs = performance.now() - begun;
    return elapsedMs > 0 ? (byteLength * 8) / elapsedMs : null;
  } catch {
    return null;
  }
}
