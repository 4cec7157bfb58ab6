import type { SegmentSource } from "@goldmane/media/segment-source";

/** Identifies one viewer of one film, for read-ahead. */
export function viewingKey(viewer: string, { contentHash }: SegmentSource): string {
  return `${viewer} ${contentHash}`;
}
