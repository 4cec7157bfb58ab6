import { expect, test } from "vitest";
import { findRedirect } from "./plain-http.ts";

const page = { accept: "text/html,application/xhtml+xml", host: "goldmane.local:8080" };

function ask(url: string, headers: Record<string, string> = {}, method = "GET") {
  return { method, url, headers: { ...page, ...headers } };
}

test("with a local authority a page leads to the page about trust, and from there back", () => {
  const found = findRedirect("local", ask("/genre/comedy?sort=new"));
  expect(found).toEqual({ status: 302, location: "/trust?to=%2Fgenre%2Fcomedy%3Fsort%3Dnew" });
});

test.each([
  ["the page about trust", ask("/trust?to=%2F")],
  ["the authority's certificate", ask("/api/trust/ca.crt")],
  ["the health check", ask("/api/health")],
  ["a script", ask("/assets/app.js", { accept: "*/*" })],
  ["a segment of a TV's film", ask("/media/token/film/0.m4s", { accept: "*/*" })],
  ["a call", ask("/api/session", { accept: "*/*" }, "POST")],
  ["this machine, which is secure without https", ask("/", { host: "localhost:8080" })],
  ["a TV that has chosen http", ask("/", { cookie: "other=1; gm_http=1" })],
])("with a local authority plain http answers %s", (_what, asked) => {
  expect(findRedirect("local", asked)).toBeNull();
});

test("another value of the choice doesn't count", () => {
  expect(findRedirect("local", ask("/", { cookie: "gm_http=0" }))).not.toBeNull();
});

test("with the administrator's certificate everything but the health check goes to https", () => {
  expect(findRedirect("own", ask("/api/health"))).toBeNull();
  for (const asked of [ask("/watch/x?t=1"), ask("/watch/x?t=1", { accept: "*/*" }, "POST")]) {
    const location = "https://goldmane.local:8080/watch/x?t=1";
    expect(findRedirect("own", asked)).toEqual({ status: 308, location });
  }
});
