import { expect, test } from "vitest";
import { describeAddresses } from "./address-records.ts";
import { compareClaims } from "./compare-claims.ts";

function compare(a: string[], b: string[]): number {
  const [one, other] = [a, b].map((addresses) => describeAddresses({ name: "x.local", addresses }));
  return compareClaims(one ?? [], other ?? []);
}

// The second is RFC 6762's own example.
test.each([
  [["192.168.1.2"], ["192.168.1.10"]],
  [["169.254.99.200"], ["169.254.200.50"]],
  [["192.168.1.9"], ["192.168.1.9", "fd00::1"]],
  [
    ["192.168.1.9", "fd00::1"],
    ["fd00::2", "192.168.1.9"],
  ],
  [["200.0.0.1"], ["fd00::1"]],
])("%j loses against %j", (less, more) => {
  expect(compare(less, more)).toBe(-1);
  expect(compare(more, less)).toBe(1);
});

test("the same addresses are no conflict, in any order", () => {
  expect(compare(["192.168.1.9", "fd00::1"], ["fd00::1", "192.168.1.9"])).toBe(0);
});
