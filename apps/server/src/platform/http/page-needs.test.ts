import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Feature } from "#platform/feature.ts";
import { openTestApp } from "#platform/testing/open-test-app.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let folder: string;
let server: TestServer;

const needs = {
  address: "{address}?",
  pages: [
    {
      paths: ["/streaming"],
      scripts: ["/assets/index-1.js", "/assets/home-2.js"],
      styles: ["/assets/home-3.css"],
      data: ["/api/animations"],
      picture: {
        name: "featured",
        src: "{address}?&width=2",
        srcSet: "{address}?&width=1 1w, {address}?&width=2 2w",
        sizes: "100vw",
      },
    },
    {
      paths: ["/watch/:id"],
      scripts: ["/assets/index-1.js", "/assets/watch-4.js"],
      styles: [],
      data: ["/api/titles/:id"],
      picture: { name: "title", src: "{address}?" },
    },
  ],
};

const library: Feature = {
  name: "library",
  pictures: {
    featured: (_app, { isDemo }) => Promise.resolve(isDemo ? null : "/media/lamp?v=1"),
    title: (_app, _viewer, { id = "" }) => Promise.resolve(`/media/${id}?v=2`),
  },
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-needs-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  writeFileSync(join(folder, "page-needs.json"), JSON.stringify(needs));
  server = await openTestServer([library], await withWeb({ demo: false }));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

async function withWeb({ demo }: { demo: boolean }) {
  await using app = await openTestApp();
  return { demo, http: { ...app.config.http, webFolder: folder } };
}

test("a page comes with what it will ask for, the script that begins it first", async () => {
  const { headers } = await server.inject("/streaming?title=lamp");
  expect(String(headers.link).split(/, (?=<)/)).toEqual([
    "</assets/index-1.js>; rel=modulepreload",
    '</media/lamp?v=1&width=2>; rel=preload; as=image; fetchpriority=high; imagesrcset="/media/lamp?v=1&width=1 1w, /media/lamp?v=1&width=2 2w"; imagesizes="100vw"',
    "</api/animations>; rel=preload; as=fetch; crossorigin=use-credentials",
    "</assets/home-2.js>; rel=modulepreload",
    "</assets/home-3.css>; rel=preload; as=style; crossorigin",
  ]);
});

test("no cache between hands one viewer's page to another", async () => {
  const { headers } = await server.inject("/streaming");
  expect(headers).toMatchObject({
    "cache-control": "private, no-cache",
    vary: "accept-encoding, cookie",
  });
});

test("a browser that has the page still hears what it needs", async () => {
  const { headers } = await server.inject("/streaming");
  const again = await server.inject({
    url: "/streaming",
    headers: { "if-none-match": String(headers.etag) },
  });
  expect([again.statusCode, again.headers.link]).toEqual([304, headers.link]);
});

test("the address of a film names its data; one that is no plain word names nothing", async () => {
  const film = await server.inject("/watch/the-lamp/");
  expect(film.headers.link).toContain("</api/titles/the-lamp>; rel=preload");
  expect(film.headers.link).toContain("</media/the-lamp?v=2>; rel=preload; as=image;");
  for (const url of ["/watch/a%0d%0ab", '/watch/a>"b', "/watch/featured/0", "/", "/elsewhere"]) {
    const { headers } = await server.inject(url);
    expect([url, headers.link, headers["cache-control"]]).toEqual([url, undefined, "no-cache"]);
  }
});

test("a viewer for whom there is no picture hears of none", async () => {
  await using house = await openTestServer([library], await withWeb({ demo: true }));
  const { headers } = await house.inject("/streaming");
  expect(headers.link).not.toContain("as=image");
  expect(headers.link).toContain("home-2.js");
});

test("where the picture cannot be found out the page comes all the same", async () => {
  const broken: Feature = {
    name: "library",
    pictures: { featured: () => Promise.reject(new Error("No database")) },
  };
  await using house = await openTestServer([broken], await withWeb({ demo: false }));
  const answer = await house.inject("/streaming");
  expect([answer.statusCode, answer.body, answer.headers.link]).toEqual([
    200,
    "<!doctype html>",
    undefined,
  ]);
});
