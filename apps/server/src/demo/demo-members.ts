import { demoSignIn } from "@goldmane/contracts/account/limits";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import type { ControlSettings } from "@goldmane/contracts/controls/schema";
import type { AgeGroup, Avatar, Role } from "@goldmane/contracts/family/limits";
import type { Rating } from "@goldmane/contracts/library/limits";
import { demoParentId } from "#platform/identity/demo.ts";

export type DemoMember = {
  id: string;
  displayName: string;
  username: string;
  role: Role;
  ageGroup: AgeGroup;
  avatar: Avatar;
  highestRating: Rating;
  /** Null for a grown-up, who has no limits. */
  controls: ControlSettings | null;
};

export const theoId = "01900000-0000-7000-8000-00000000d0e4";
export const juneId = "01900000-0000-7000-8000-00000000d0e5";
export const pipId = "01900000-0000-7000-8000-00000000d0e6";

/** The demo's family, in the order of the profile picker. */
export const demoMembers: readonly DemoMember[] = [
  {
    id: demoParentId,
    displayName: "Marigold",
    username: demoSignIn.username,
    role: "parent",
    ageGroup: "adult",
    avatar: "lion",
    highestRating: "R",
    controls: null,
  },
  {
    id: theoId,
    displayName: "Theo",
    username: "theo",
    role: "parent",
    ageGroup: "adult",
    avatar: "bear",
    highestRating: "R",
    controls: null,
  },
  {
    id: juneId,
    displayName: "June",
    username: "june",
    role: "teen",
    ageGroup: "teen",
    avatar: "fox",
    highestRating: "PG",
    controls: {
      ...defaultControls("teen"),
      time: {
        schoolDayMinutes: 60,
        weekendMinutes: 120,
        schoolNight: { from: "21:30", until: "06:30" },
        weekendNight: { from: "23:00", until: "07:00" },
        filmsADay: null,
      },
    },
  },
  {
    id: pipId,
    displayName: "Pip",
    username: "pip",
    role: "child",
    ageGroup: "child",
    avatar: "dragon",
    highestRating: "G",
    controls: {
      ...defaultControls("child"),
      time: {
        schoolDayMinutes: 30,
        weekendMinutes: 45,
        schoolNight: { from: "19:30", until: "06:30" },
        weekendNight: { from: "20:30", until: "07:00" },
        filmsADay: null,
      },
    },
  },
];
