import { expect, test } from "vitest";
import { createQueryCache, familyAges, previewAges } from "./query-cache.ts";

const hour = 3_600_000;

test("answers are fresh for 24 hours, kept for 48, and nothing is asked twice on its own", () => {
  const { queries, mutations } = createQueryCache().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 24 * hour,
    gcTime: 48 * hour,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

test("previews are fresh for 30 minutes and kept for 60", () => {
  expect(previewAges).toEqual({ staleTime: hour / 2, gcTime: hour });
});

test("the family's profiles are fresh for two hours and kept for four", () => {
  expect(familyAges).toEqual({ staleTime: 2 * hour, gcTime: 4 * hour });
});

test("a failing query is asked once", async () => {
  let asked = 0;
  const failing = createQueryCache().fetchQuery({
    queryKey: ["failing"],
    queryFn: () => {
      asked += 1;
      return Promise.reject(new Error("no"));
    },
  });
  await expect(failing).rejects.toThrow("no");
  expect(asked).toBe(1);
});
