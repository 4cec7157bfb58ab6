import { DiskSegmentCache } from "./disk-segment-cache.ts";

/** Run by a test, which kills it: writes one segment after another and prints each. */
const [, , folder = ""] = process.argv;
const cache = new DiskSegmentCache(folder, 1e12);
for (let index = 0; ; index += 1) {
  await cache.write(`${index}`, Buffer.alloc(1_000_000, index));
  process.stdout.write(`${index}\n`);
}
