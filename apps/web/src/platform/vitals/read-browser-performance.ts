import type { Performing } from "@goldmane/contracts/telemetry/rules";
import { videoLoad } from "./video-load.ts";

type Memory = { usedJSHeapSize: number; jsHeapSizeLimit: number };

/** Current performance figures that the browser reports. */
export function readBrowserPerformance(): Performing {
  return {
    videoLoadMs: videoLoad.get(),
    cacheHitShare: readCacheHits(),
    memoryShare: readMemory(),
  };
}

/** API responses bypass the cache on purpose; only scripts, styles, fonts and images count. */
const keepable = new Set(["script", "link", "css", "img", "image"]);

function readCacheHits(): number | null {
  const files = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter((file) => keepable.has(file.initiatorType) && file.decodedBodySize > 0);
  if (files.length === 0) return null;
  return files.filter(({ transferSize }) => transferSize === 0).length / files.length;
}

/** Chromium only. */
function readMemory(): number | null {
  const memory: Memory | undefined = Reflect.get(performance, "memory");
  if (!memory || !(memory.jsHeapSizeLimit > 0)) return null;
  return memory.usedJSHeapSize / memory.jsHeapSizeLimit;
}
