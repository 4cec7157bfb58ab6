import type { SignedInProfile } from "@goldmane/contracts/family/schema";
import { expect, test } from "vitest";
import { ApiError } from "#platform/api.ts";
import {
  draftMissing,
  profileCreated,
  registrationFailed,
  secretMissing,
  signInFailed,
  welcomeBack,
} from "./messages.ts";

const marigold: SignedInProfile = {
  id: "01900000-0000-7000-8000-00000000d0e1",
  name: "Marigold Gold",
  displayName: "Marigold",
  username: "marigold",
  role: "parent",
  ageGroup: "adult",
  avatarUrl: "/api/avatars/lion",
  hasPin: false,
  hasSeat: true,
  status: "active",
  highestRating: "R",
  language: null,
  subscription: { planName: "Gold Duo", currentUsers: 1, maxUsers: 2 },
};

function refusal(status: number, body: object): ApiError {
  return new ApiError(status, JSON.stringify(body));
}

const full = {
  error: "USER_LIMIT_REACHED",
  message: "Gold Duo is for 2 users, and all of its seats are taken.",
  planName: "Gold Duo",
  currentUsers: 2,
  maxUsers: 2,
};

test("missing fields are asked for", () => {
  expect(secretMissing()).toMatchObject({
    title: "Missing information",
    description: "Please enter both username and password",
  });
  expect(draftMissing()).toMatchObject({
    title: "Missing information",
    description: "Please fill in all required fields",
  });
});

test("a returning viewer is greeted with the plan's usage", () => {
  expect(welcomeBack(marigold)).toEqual({
    title: "Welcome back!",
    description: "Logged in as Marigold Gold · Gold Duo: 1 of 2 users",
  });
  const { subscription: _none, ...unsubscribed } = marigold;
  expect(welcomeBack(unsubscribed).description).toBe("Logged in as Marigold Gold");
});

test("a household without a plan is sent to the pricing page", () => {
  const error = refusal(402, { error: "SUBSCRIPTION_REQUIRED", message: "No." });
  expect(signInFailed(error)).toEqual({
    title: "Subscription Required",
    description:
      "Please upgrade your plan to access the platform. Click calendar icon for pricing.",
    variant: "alarm",
    action: { label: "See plans", href: "/pricing" },
  });
});

test("a full plan is reported with its users and seats", () => {
  for (const say of [signInFailed, registrationFailed])
    expect(say(refusal(409, full))).toMatchObject({
      title: "User Limit Reached",
      description:
        "Gold Duo is for 2 users, and all of its seats are taken. (2/2 users on your plan)",
      action: { href: "/pricing" },
    });
});

test("a full plan without a server message gets advice", () => {
  const error = refusal(409, { ...full, message: "" });
  expect(signInFailed(error).description).toBe(
    "Upgrade your plan for more users. (2/2 users on your plan)",
  );
  expect(registrationFailed(error).description).toBe(
    "Upgrade your plan to add more family members. (2/2 users on your plan)",
  );
});

test("every other failure asks to check the input", () => {
  const error = refusal(401, { error: "NOT_SIGNED_IN", message: "No." });
  expect(signInFailed(error)).toMatchObject({
    title: "Login failed",
    description: "Please check your username and password",
  });
  expect(registrationFailed(new TypeError("Failed to fetch"))).toMatchObject({
    title: "Registration failed",
    description: "Please try again with different details",
  });
});

test("a new profile is welcomed, or told to wait for a parent", () => {
  expect(profileCreated(marigold)).toEqual({
    title: "Profile created!",
    description: "Welcome to the family, Marigold!",
  });
  expect(profileCreated({ ...marigold, status: "waiting" }).description).toBe(
    "A parent has to approve Marigold first.",
  );
});
