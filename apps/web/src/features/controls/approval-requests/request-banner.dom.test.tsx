import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pendingApprovalsQuery } from "#features/controls/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { RequestBanner } from "./request-banner.tsx";

afterEach(cleanup);

function requestOf(displayName: string) {
  const profile = { id: displayName, displayName, avatarUrl: "/api/avatars/fox", role: "child" };
  return { id: displayName, kind: "time", status: "waiting", title: null, profile };
}

test("hides one request until the next page load, and keeps the others", () => {
  const cache = createQueryCache();
  const requests = [requestOf("Pip"), requestOf("June")];
  cache.setQueryData([...pendingApprovalsQuery.queryKey], { requests, pendingProfiles: [] });
  render(
    <QueryClientProvider client={cache}>
      <RequestBanner />
    </QueryClientProvider>,
  );
  const hideButtons = () => screen.queryAllByRole("button", { name: "Hide" });
  const [first] = hideButtons();
  if (first) fireEvent.click(first);
  expect(screen.queryByText("Pip wants more time")).toBeNull();
  expect(screen.getByText("June wants more time")).toBeDefined();

  for (const button of hideButtons()) fireEvent.click(button);
  expect(screen.queryByRole("region", { name: "Request from a child" })).toBeNull();
});
