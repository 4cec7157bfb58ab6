import fc from "fast-check";
import { expect, test } from "vitest";
import { countVotes } from "#count-votes.ts";

test("the option with the most votes wins, against the host's vote too", () => {
  expect(countVotes([0, 1, 1], 3, 0)).toBe(1);
});

test("ties are decided by the host, then by the default, then by order", () => {
  expect(countVotes([0, 1], 2, 1, 0)).toBe(1);
  expect(countVotes([0, 1, 2, 1, 2], 3, 0, 2)).toBe(2);
  expect(countVotes([1, 2], 3, null, 0)).toBe(1);
});

test("the default wins without votes", () => {
  expect(countVotes([], 3, null, 2)).toBe(2);
  expect(countVotes([7, -1], 2, null, 1)).toBe(1);
});

test("no option has more votes than the winner, in whatever order they are counted", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(2), { maxLength: 12 }),
      fc.option(fc.nat(2)),
      fc.nat(2),
      (votes, host, normal) => {
        const winner = countVotes(votes, 3, host, normal);
        const count = (option: number) => votes.filter((vote) => vote === option).length;
        for (const option of [0, 1, 2]) expect(count(option)).toBeLessThanOrEqual(count(winner));
        expect(countVotes(votes.toReversed(), 3, host, normal)).toBe(winner);
      },
    ),
  );
});
