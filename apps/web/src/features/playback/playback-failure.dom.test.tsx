import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ApiError } from "#platform/api.ts";
import { closeProfilePicker, profilePickerPath } from "#platform/profile-picker.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { visitorSession } from "#testing/visitor-session.ts";
import { PlaybackFailure } from "./playback-failure.tsx";

afterEach(() => {
  closeProfilePicker();
  cleanup();
});

const household = { id: "h", name: "The Golds" };

function show(session: CurrentSession) {
  const cache = createQueryCache();
  cache.setQueryData(sessionQuery.queryKey, session);
  const error = new ApiError(401, JSON.stringify({ error: "NOT_SIGNED_IN", message: "Sign in." }));
  const stay = () => undefined;
  render(
    <QueryClientProvider client={cache}>
      <PlaybackFailure error={error} onRetry={stay} onLeave={stay} />
    </QueryClientProvider>,
  );
}

test("a visitor is asked to sign in, not to buy a plan or choose a profile", () => {
  show(visitorSession);
  expect(screen.getByRole("heading", { name: "Sign in to watch" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/family-login");
  expect(screen.queryByText("See plans")).toBeNull();
  expect(profilePickerPath.get()).toBeNull();
});

test("a household without a chosen profile is asked who is watching", () => {
  show({ ...visitorSession, household });
  expect(screen.getByRole("button", { name: "Choose a profile" })).toBeTruthy();
  expect(profilePickerPath.get()).toBe(location.pathname);
});
