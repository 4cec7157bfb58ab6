import { endpoint } from "@goldmane/contracts/endpoint";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpointKey, endpointQuery, type EndpointPath } from "./endpoint-query.ts";
import { invalidateEndpoints } from "./invalidate-endpoints.ts";

const access = "anyone";
const getFilm = endpoint("GET", "/api/films/:id", {
  access,
  summary: "A film",
  params: z.object({ id: z.string() }),
  reply: z.string(),
});
const listFilms = endpoint("GET", "/api/films", { access, summary: "Films", reply: z.string() });

const asked = vi.fn<typeof fetch>(async () => Response.json("reply"));
vi.stubGlobal("fetch", asked);
afterEach(() => asked.mockClear());

test("a query calls its endpoint with the input, and is keyed by both", async () => {
  const cache = new QueryClient();
  const query = endpointQuery(getFilm, { id: "whale" }, { staleTime: 60_000 });
  const film: string = await cache.fetchQuery(query);
  expect(film).toBe("reply");
  expect(asked.mock.calls[0]?.[0]).toBe("/api/films/whale");
  expect(cache.getQueryData(query.queryKey)).toBe(film);
  expect(cache.getQueryData(endpointKey(getFilm, { id: "whale" }))).toBe(film);
  await cache.fetchQuery(query);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("canceling a query aborts its request", async () => {
  const cache = new QueryClient();
  asked.mockImplementationOnce(() => new Promise(() => undefined));
  const fetched = cache.fetchQuery(endpointQuery(listFilms, {})).catch(() => "canceled");
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await cache.cancelQueries({ queryKey: endpointKey(listFilms) });
  expect(await fetched).toBe("canceled");
  expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test("an endpoint's key matches the queries of every input, and no other endpoint's", async () => {
  const cache = new QueryClient();
  const films = ["whale", "fox"].map((id) => endpointQuery(getFilm, { id }));
  const queries = [...films, endpointQuery(listFilms, {})];
  for (const query of queries) await cache.fetchQuery(query);
  await invalidateEndpoints(cache, [getFilm]);
  const isInvalidated = queries.map(({ queryKey }) => cache.getQueryState(queryKey)?.isInvalidated);
  expect(isInvalidated).toEqual([true, true, false]);
});

test("a part tells apart what is stored for the same input", () => {
  const whole = endpointKey(listFilms, {});
  const pages = endpointKey(listFilms, {}, "pages");
  expect(pages).not.toEqual(whole);
  expect(pages[0]).toBe(whole[0]);
});

test("an endpoint's path gives the endpoint's keys", () => {
  const path: EndpointPath<typeof getFilm> = { path: "/api/films/:id" };
  expect(endpointKey(path, { id: "whale" })).toEqual(endpointKey(getFilm, { id: "whale" }));
});
