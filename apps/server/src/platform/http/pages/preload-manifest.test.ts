import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Feature } from "#platform/feature.ts";
import { openTestApp } from "#platform/testing/open-test-app.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let folder: string;
let server: TestServer;

const manifest = {
  urlPlaceholder: "{url}?",
  pages: [
    {
      paths: ["/streaming"],
      scripts: ["/assets/index-1.js", "/assets/home-2.js", "/assets/rail-5.js"],
      styles: ["/assets/home-3.css"],
      data: ["/api/animations"],
      picture: {
        name: "featured",
        src: "{url}?&width=2",
        srcSet: "{url}?&width=1 1w, {url}?&width=2 2w",
        sizes: "100vw",
      },
    },
    {
      paths: ["/watch/:id"],
      scripts: ["/assets/index-1.js", "/assets/watch-4.js"],
      styles: [],
      data: ["/api/titles/:id"],
      picture: { name: "title", src: "{url}?" },
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
  folder = mkdtempSync(join(tmpdir(), "goldmane-preloads-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><!-- preloads -->");
  writeFileSync(join(folder, "preloads.json"), JSON.stringify(manifest));
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

test("a page preloads what its first paint needs, entry script first", async () => {
  const { headers } = await server.inject("/streaming?title=lamp");
  expect(String(headers.link).split(/, (?=<)/)).toEqual([
    "</assets/index-1.js>; rel=modulepreload",
    "</assets/home-3.css>; rel=preload; as=style; crossorigin",
    "</assets/home-2.js>; rel=modulepreload",
    '</media/lamp?v=1&width=2>; rel=preload; as=image; fetchpriority=high; imagesrcset="/media/lamp?v=1&width=1 1w, /media/lamp?v=1&width=2 2w"; imagesizes="100vw"',
  ]);
});

test("pages are not shared between viewers by caches", async () => {
  const { headers } = await server.inject("/streaming");
  expect(headers).toMatchObject({
    "cache-control": "private, no-cache",
    vary: "accept-encoding, cookie",
  });
});

test("a 304 response also has the preload headers", async () => {
  const { headers } = await server.inject("/streaming");
  const again = await server.inject({
    url: "/streaming",
    headers: { "if-none-match": String(headers.etag) },
  });
  expect([again.statusCode, again.headers.link]).toEqual([304, headers.link]);
});

test("a film's path preloads its data; a path with special characters preloads nothing", async () => {
  const film = await server.inject("/watch/the-lamp/");
  expect(film.body).toContain('<link rel="preload" as="fetch" href="/api/titles/the-lamp"');
  expect(film.headers.link).toContain("</media/the-lamp?v=2>; rel=preload; as=image;");
  for (const url of ["/watch/a%0d%0ab", '/watch/a>"b', "/watch/featured/0", "/", "/elsewhere"]) {
    const { headers } = await server.inject(url);
    expect([url, headers.link, headers["cache-control"]]).toEqual([url, undefined, "no-cache"]);
  }
});

test("no picture is preloaded if the feature returns none for the viewer", async () => {
  await using otherServer = await openTestServer([library], await withWeb({ demo: true }));
  const { headers, body } = await otherServer.inject("/streaming");
  expect(headers.link).not.toContain("as=image");
  expect(headers.link).toContain("home-2.js");
  expect(body).not.toContain("<img");
  expect(body).toContain('href="/api/animations"');
  // A request through a proxy gets no demo session, so it is an anonymous viewer with a picture.
  const forwarded = { "x-forwarded-for": "203.0.113.9" };
  const distant = await otherServer.inject({ url: "/streaming", headers: forwarded });
  expect(distant.headers.link).toContain("as=image");
});

test("the page is sent even if finding its picture fails", async () => {
  const broken: Feature = {
    name: "library",
    pictures: { featured: () => Promise.reject(new Error("No database")) },
  };
  await using otherServer = await openTestServer([broken], await withWeb({ demo: false }));
  const response = await otherServer.inject("/streaming");
  expect([response.statusCode, response.body, response.headers.link]).toEqual([
    200,
    "<!doctype html><!-- preloads -->",
    undefined,
  ]);
});

test("every encoding of a page contains its viewer's own picture and preloads", async () => {
  const plain = await server.inject("/streaming");
  expect(plain.body).toBe(
    '<!doctype html><div id="opening" data-picture="featured" aria-hidden="true"><img src="/media/lamp?v=1&#38;width=2" srcset="/media/lamp?v=1&#38;width=1 1w, /media/lamp?v=1&#38;width=2 2w" sizes="100vw" alt="" fetchpriority="high"></div>' +
      '<link rel="preload" as="fetch" href="/api/animations" crossorigin="use-credentials">' +
      '<link rel="modulepreload" href="/assets/rail-5.js">',
  );
  for (const [coding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const packed = await server.inject({
      url: "/streaming",
      headers: { "accept-encoding": coding },
    });
    expect(packed.headers["content-encoding"]).toBe(coding);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  }
  const other = await server.inject("/watch/the-kettle");
  expect(other.body).toContain("/media/the-kettle?v=2");
  expect(other.headers.etag).not.toBe(plain.headers.etag);
});

test("URLs are escaped in the markup", async () => {
  const malicious: Feature = {
    name: "library",
    pictures: { featured: () => Promise.resolve('/media/"><script>') },
  };
  await using otherServer = await openTestServer([malicious], await withWeb({ demo: false }));
  const { body } = await otherServer.inject("/streaming");
  expect(body).not.toContain("<script>");
  expect(body).not.toContain('/media/"');
});
