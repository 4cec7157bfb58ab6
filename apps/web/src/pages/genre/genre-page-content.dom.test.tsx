import { genres } from "@goldmane/contracts/library/limits";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { animationsQuery } from "#features/library/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { GenrePageContent } from "./genre-page-content.tsx";

afterEach(cleanup);

test("an empty genre page says so and links to the others", () => {
  const cache = createQueryCache();
  cache.setQueryData(animationsQuery.queryKey, []);
  render(
    <QueryClientProvider client={cache}>
      <GenrePageContent genre={genres[4]} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/no Kids films for you yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /other genres/ }).getAttribute("href")).toBe(
    "/streaming",
  );
  expect(screen.queryByRole("group")).toBeNull();
});
