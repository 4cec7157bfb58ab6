import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { expect, test } from "vitest";
import { findChanges, toDraft } from "./changes.ts";

const mia: FamilyProfile = {
  id: "01900000-0000-7000-8000-00000000d0e3",
  name: "Mia Gold",
  displayName: "Mia",
  username: "mia",
  role: "child",
  ageGroup: "child",
  avatarUrl: "/api/avatars/fox",
  hasPin: false,
  hasSeat: true,
  status: "active",
  highestRating: "G",
  language: null,
};

test("an unchanged profile has no changes", () => {
  expect(findChanges(mia, toDraft(mia))).toBeNull();
});

test("only changed fields are sent, and a password only if one is typed", () => {
  expect(findChanges(mia, { ...toDraft(mia), role: "teen" })).toEqual({ role: "teen" });
  expect(findChanges(mia, { ...toDraft(mia), displayName: "M", password: "golden-fox" })).toEqual({
    displayName: "M",
    password: "golden-fox",
  });
});
