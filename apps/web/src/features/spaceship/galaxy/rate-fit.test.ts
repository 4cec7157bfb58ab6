import { expect, test } from "vitest";
import { makeTitle } from "#features/spaceship/testing/make-title.ts";
import { rateFit } from "./rate-fit.ts";

const reason = { kind: "popular" } as const;

test("rates picks by rank, then rows, then popular titles; the best rating counts", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => makeTitle(id));
  if (!a || !b || !c || !d) throw new Error("There are four titles.");
  const fits = rateFit(
    {
      basis: "history",
      ageGroup: "adult",
      partOfDay: "evening",
      picks: [
        { title: a, reason },
        { title: b, reason },
      ],
      rows: [{ reason, titles: [b, c] }],
    },
    [a, d],
  );
  expect(Object.fromEntries(fits)).toEqual({ a: 1, b: 0.875, c: 0.62, d: 0.5 });
});

test("rates what is popular for viewers without recommendations", () => {
  expect(rateFit(undefined, [{ id: "a" }]).get("a")).toBe(0.5);
});
