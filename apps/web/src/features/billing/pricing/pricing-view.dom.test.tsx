import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { Role } from "@goldmane/contracts/family/limits";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { accessQuery } from "#features/family/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { PricingView } from "./pricing-view.tsx";

afterEach(cleanup);

const household = { id: "01900000-0000-7000-8000-000000000001", name: "The Golds" };

function linksFor(role: Role): (string | null)[] {
  const session: CurrentSession = {
    level: "profile",
    household,
    profile: {
      id: "01900000-0000-7000-8000-000000000002",
      name: "Pip",
      displayName: "Pip",
      username: "pip",
      ageGroup: "child",
      hasPin: false,
      status: "active",
      highestRating: "PG",
      language: null,
      avatarUrl: "/api/avatars/dragon",
      role,
      hasSeat: true,
    },
    email: null,
    confirmedUntil: null,
    isOperator: false,
    isDemo: false,
    highestRating: "PG",
  };
  const cache = createQueryCache();
  cache.setQueryData(sessionQuery.queryKey, session);
  cache.setQueryData(accessQuery(household.id).queryKey, {
    hasAccess: true,
    currentUsers: 3,
    maxUsers: 4,
    planName: "Gold Family",
  });
  render(
    <QueryClientProvider client={cache}>
      <PricingView offer={{ hasPage: () => false, premium: [] }} />
    </QueryClientProvider>,
  );
  return screen.queryAllByRole("link").map(({ textContent }) => textContent);
}

test("a parent can change the plan", () => {
  expect(linksFor("parent")).toContain("Change to Gold Duo");
});

test.each(["child", "teen", "adult"] as const)("a %s is offered no plan", (role) => {
  expect(linksFor(role)).toEqual([]);
});
