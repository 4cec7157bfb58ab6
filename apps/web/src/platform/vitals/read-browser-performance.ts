import type { Performing } from "@goldmane/contracts/telemetry/rules";
import { videoLoad } from "./video-load.ts";

type Memory = { usedJSHeapSize: number; jsHeapSizeLimit: number };

/** How this browser does right now, by what it tells itself. */
export function readBrowserPerformance(): Performing {
  return {
    videoLoadMs: videoLoad.get(),
    cacheHitShare: readCacheHits(),
    memoryShare: readMemory(),
  };
}

/** Answers are asked for anew by intent; what counts is scripts, styles, fonts and pictures. */
const keepable = new Set(["script", "link", "css", "img", "image"]);

function readCacheHits(): number | null {
  const files = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter((file) => keepable.has(file.initiatorType) && file.decodedBodySize > 0);
  if (files.length === 0) return null;
  return files.filter(({ transferSize }) => transferSize === 0).length / files.length;
}

/** Only Chromium tells. */
function readMemory(): number | null {
  const memory: Memory | undefined = Reflect.get(performance, "memory");
  if (!memory || !(memory.jsHeapSizeLimit > 0)) return null;
  return memory.usedJSHeapSize / memory.jsHeapSizeLimit;
}
