import { speedProbeEveryMs } from "@goldmane/contracts/playback/limits";

let measured: number | null = null;

/**
 * Bits per second of the last probe, all of them: what share a film may take is for the player to
 * say (`usableShare`). Null before the first, and where none may run.
 */
export function lastBitsPerSecond(): number | null {
  return measured;
}

/**
 * Measures the connection now and every 30 s, but not while the page is hidden, the browser is
 * offline or the viewer saves data. Returns the function that ends it.
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

/** Whether the viewer asked the browser to spend little data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function measure(): Promise<number | null> {
  try {
    const response = await fetch("/api/speedtest", { cache: "no-store", credentials: "include" });
    if (!response.ok) return null;
    // Timed from the headers on, so that the round trip does not count as slowness.
    const begun = performance.now();
    const { byteLength } = await response.arrayBuffer();
    const elapsedMs = performance.now() - begun;
    return elapsedMs > 0 ? (byteLength * 8 * 1000) / elapsedMs : null;
  } catch {
    return null;
  }
}
