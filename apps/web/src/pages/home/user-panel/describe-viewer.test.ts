import { expect, test } from "vitest";
import { describeViewer } from "./describe-viewer.ts";

const household = { id: "01900000-0000-7000-8000-00000000d0e0", name: "The Gold Family" };
const access = { hasAccess: true, planName: "Gold Duo", currentUsers: 1, maxUsers: 2 };

test("invites an anonymous visitor to sign in", () => {
  const line = describeViewer({
    profile: null,
    household: null,
    access: undefined,
    startedCount: 0,
  });
  expect(line).toMatch(/^Sign in to keep/);
});

test("describes the household and the plan's seats", () => {
  expect(describeViewer({ profile: null, household, access, startedCount: 3 })).toBe(
    "The Gold Family · Gold Duo, 1 of 2 seats used",
  );
  const lapsed = { ...access, hasAccess: false };
  expect(describeViewer({ profile: null, household, access: lapsed, startedCount: 0 })).toBe(
    "The Gold Family",
  );
});
