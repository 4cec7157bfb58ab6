/** Both ends included, as in HTTP. */
export type ByteRange = { start: number; end: number };

export type RangeAnswer =
  | { status: 200 }
  | { status: 206; range: ByteRange }
  | { status: 304 }
  | { status: 416 };

type Conditions = {
  range?: string | undefined;
  ifRange?: string | undefined;
  ifNoneMatch?: string | undefined;
};

/**
 * Decides how a GET or HEAD of a resource is answered (RFC 9110, 13.2.2 and 14). A malformed range,
 * or one with several spans, is ignored: the whole body is a permitted answer.
 * @param mostBytes how much of an open-ended range is sent at once
 */
export function resolveRange(
  { range, ifRange, ifNoneMatch }: Conditions,
  resource: { size: number; etag: string },
  mostBytes = Number.POSITIVE_INFINITY,
): RangeAnswer {
  if (ifNoneMatch !== undefined && matchesAny(ifNoneMatch, resource.etag)) return { status: 304 };
  const isSame = ifRange === undefined || ifRange.trim() === resource.etag;
  const asked = range !== undefined && isSame ? parseRange(range) : null;
  if (!asked) return { status: 200 };
  const { size } = resource;
  if ("last" in asked) {
    if (asked.last === 0 || size === 0) return { status: 416 };
    const start = Math.max(0, size - asked.last);
    return { status: 206, range: { start, end: size - 1 } };
  }
  if (asked.start >= size) return { status: 416 };
  const end = asked.end ?? asked.start + mostBytes - 1;
  return { status: 206, range: { start: asked.start, end: Math.min(end, size - 1) } };
}

type Asked = { start: number; end: number | null } | { last: number };

function parseRange(header: string): Asked | null {
  const found = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header);
  if (!found) return null;
  const [first, last] = [found[1] ?? "", found[2] ?? ""];
  if (first === "") return last === "" ? null : { last: Number(last) };
  if (last === "") return { start: Number(first), end: null };
  return Number(last) < Number(first) ? null : { start: Number(first), end: Number(last) };
}

/** The weak comparison of RFC 9110 8.8.3.2, which If-None-Match asks for. */
function matchesAny(header: string, etag: string): boolean {
  if (header.trim() === "*") return true;
  return header.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
}
