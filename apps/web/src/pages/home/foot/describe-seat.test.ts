import { expect, test } from "vitest";
import { describeSeat } from "./describe-seat.ts";

const household = { id: "01900000-0000-7000-8000-00000000d0e0", name: "The Gold Family" };
const access = { hasAccess: true, planName: "Gold Duo", currentUsers: 1, maxUsers: 2 };

test("invites an anonymous visitor to sign in", () => {
  const line = describeSeat({ profile: null, household: null, access: undefined, begunCount: 0 });
  expect(line).toMatch(/^Sign in with your family/);
});

test("describes the household and the plan's seats", () => {
  expect(describeSeat({ profile: null, household, access, begunCount: 3 })).toBe(
    "The Gold Family · Gold Duo, 1 of 2 seats taken",
  );
  const lapsed = { ...access, hasAccess: false };
  expect(describeSeat({ profile: null, household, access: lapsed, begunCount: 0 })).toBe(
    "The Gold Family",
  );
});
