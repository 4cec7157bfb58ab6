import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveRange } from "./byte-range.ts";

const resource = { size: 1000, etag: '"abc"' };

/** RFC 9110 14.1.2, implemented literally over the bytes. */
function reference(
  bytes: readonly number[],
  header: string,
): readonly number[] | "whole" | "unsatisfiable" {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!found || (found[1] === "" && found[2] === "")) return "whole";
  const [first, last] = [found[1] ?? "", found[2] ?? ""];
  const chosen = bytes.filter((_, at) => {
    if (first === "") return at >= bytes.length - Number(last);
    return at >= Number(first) && (last === "" || at <= Number(last));
  });
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "whole";
  return chosen.length === 0 ? "unsatisfiable" : chosen;
}

const place = fc.oneof(fc.nat(70), fc.constant(""));
const headers = fc.oneof(
  fc.tuple(place, place).map(([first, last]) => `bytes=${first}-${last}`),
  fc.constantFrom("bytes=0-1,3-4", "items=0-3", "bytes=a-b", "bytes", "bytes=--3", "bytes=3"),
);

describe("resolveRange", () => {
  test("returns the bytes that RFC 9110 asks for, for any range of any file", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), headers, (size, range) => {
        const bytes = Array.from({ length: size }, (_, at) => at);
        const answer = resolveRange({ range }, { size, etag: '"x"' });
        const given =
          answer.status === 206
            ? bytes.slice(answer.range.start, answer.range.end + 1)
            : answer.status === 416
              ? "unsatisfiable"
              : "whole";
        expect(given).toEqual(reference(bytes, range));
      }),
      { numRuns: 2000 },
    );
  });

  test("answers several ranges with the whole body, as permitted", () => {
    expect(resolveRange({ range: "bytes=0-1,5-6" }, resource)).toEqual({ status: 200 });
  });

  test("can shorten an open-ended range, but keeps a stated end", () => {
    expect(resolveRange({ range: "bytes=100-" }, resource, 50)).toEqual({
      status: 206,
      range: { start: 100, end: 149 },
    });
    expect(resolveRange({ range: "bytes=100-900" }, resource, 50)).toEqual({
      status: 206,
      range: { start: 100, end: 900 },
    });
  });

  test("answers not modified to a client that has the bytes, by any of several tags", () => {
    for (const ifNoneMatch of ['"abc"', 'W/"abc"', '"x", "abc"', "*"]) {
      expect(resolveRange({ ifNoneMatch, range: "bytes=0-1" }, resource)).toEqual({ status: 304 });
    }
    expect(resolveRange({ ifNoneMatch: '"abcd"' }, resource)).toEqual({ status: 200 });
  });

  test("If-Range gives a part of exactly the same bytes only", () => {
    const range = "bytes=0-9";
    expect(resolveRange({ range, ifRange: '"abc"' }, resource).status).toBe(206);
    expect(resolveRange({ range, ifRange: '"old"' }, resource).status).toBe(200);
    expect(resolveRange({ range, ifRange: 'W/"abc"' }, resource).status).toBe(200);
    expect(resolveRange({ range, ifRange: "Wed, 21 Oct 2026 07:28:00 GMT" }, resource).status).toBe(
      200,
    );
  });
});
