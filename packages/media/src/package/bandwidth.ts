import { segmentSpans, spanSeconds } from "#segment-layout.ts";
import type { Rung, SegmentSource } from "#segment-source.ts";
import type { CacheKey } from "#store/segment-cache.ts";
import { encryptedBytes } from "./encrypt.ts";
import { partKeys } from "./part-keys.ts";

/** Bits per second. */
export type Bandwidth = { peak: number; average: number };

type Sizes = { size(key: CacheKey): number | null };

/** Assumed share of the bitrate cap until segments have been measured. */
const usualShareOfCap = 0.6;
const soundBitsPerSecond = 135_000;

/**
 * A rung's bandwidth from the segments that exist; the cap stands in for the others. Peak is the
 * largest of any segment, average that of all (RFC 8216 4.3.4.2).
 */
export function videoBandwidth(sizes: Sizes, source: SegmentSource, rung: Rung): Bandwidth {
  const known = segmentSpans(source).flatMap((span) => {
    const bytes = sizes.size(partKeys.video(source, rung, span.index));
    const seconds = spanSeconds(span, source.frameRate);
    if (bytes === null) return [];
    return [{ bits: (source.segmentKey ? encryptedBytes(bytes) : bytes) * 8, seconds }];
  });
  const count = segmentSpans(source).length;
  const cap = rung.maxKbps * 1000;
  if (known.length === 0) return { peak: cap, average: Math.round(cap * usualShareOfCap) };
  const bits = known.reduce((sum, each) => sum + each.bits, 0);
  const seconds = known.reduce((sum, each) => sum + each.seconds, 0);
  const measured = Math.max(...known.map((each) => each.bits / each.seconds));
  const peak = known.length === count ? measured : Math.max(measured, cap);
  return { peak: Math.ceil(peak), average: Math.ceil(bits / seconds) };
}

/** Picture and the first sound together, as a variant stream is described. */
export function variantBandwidth(sizes: Sizes, source: SegmentSource, rung: Rung): Bandwidth {
  const { peak, average } = videoBandwidth(sizes, source, rung);
  const sound = source.audio.length > 0 ? soundBitsPerSecond : 0;
  return { peak: peak + sound, average: average + sound };
}
