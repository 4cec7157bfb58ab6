import type { SegmentSource } from "@goldmane/media/segment-source";

/** One viewer before one film: whom the pipeline reads ahead for. */
export function viewingKey(viewer: string, { contentHash }: SegmentSource): string {
  return `${viewer} ${contentHash}`;
}
