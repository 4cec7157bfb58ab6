import { readBoxes } from "./boxes.ts";
import { splitInit } from "./fragment.ts";

/** Yields each fragment of a fragmented MP4 with its init, as soon as it is complete. */
export async function* readFragments(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<{ init: Buffer; media: Buffer }> {
  let init: Buffer = Buffer.alloc(0);
  let rest: Buffer = Buffer.alloc(0);
  for await (const bytes of stream) {
    rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    for (let end = endOfFirst(rest, "mdat"); end > 0; end = endOfFirst(rest, "mdat")) {
      const fragment = splitInit(Buffer.concat([init, rest.subarray(0, end)]));
      init = fragment.init;
      yield fragment;
      rest = rest.subarray(end);
    }
  }
}

/** How many bytes there are up to the end of the first box of a type; 0 until it is complete. */
function endOfFirst(bytes: Buffer, type: string): number {
  return readBoxes(bytes).find((box) => box.type === type)?.end ?? 0;
}
