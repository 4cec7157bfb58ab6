import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { titleQuery } from "#features/library/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { useAskedForm } from "./use-asked-form.ts";

const film = { id: "tin-moon", title: "Tin Moon" };

function open(search: string) {
  history.replaceState(null, "", `/party-zone${search}`);
  const cache = createQueryCache();
  cache.setQueryData([...titleQuery(film.id).queryKey], film);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return renderHook(useAskedForm, { wrapper }).result;
}

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the address opens the form of a new party with its film", async () => {
  const asked = open(`?start=${film.id}`);
  await waitFor(() => expect(asked.current).toMatchObject({ form: "start", film }));
  act(() => asked.current.close());
  expect(asked.current.form).toBeNull();
  expect(location.search).toBe("");
});

test("without a film the form opens at once", () => {
  expect(open("?schedule=").current).toMatchObject({ form: "schedule", film: null });
  expect(open("?join=").current).toMatchObject({ form: null, wantsCode: true });
  expect(open("").current).toMatchObject({ form: null, wantsCode: false });
});

test("a film that can't be loaded leaves the form without one", async () => {
  const asked = open("?start=no-such-film");
  await waitFor(() => expect(asked.current).toMatchObject({ form: "start", film: null }), {
    timeout: 10_000,
  });
});
