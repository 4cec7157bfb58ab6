import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp } from "#platform/testing/open-test-app.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  writeFileSync(join(folder, "sw.js"), "self;");
  writeFileSync(join(folder, "assets", "main-3f2a.js"), "run();");
  writeFileSync(join(folder, "assets", "main-3f2a.js.gz"), gzipSync("run();"));
  writeFileSync(join(folder, "assets", "main-3f2a.js.map"), "{}");
  server = await openTestServer([], await withWeb(folder));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

async function withWeb(webFolder: string) {
  await using app = await openTestApp();
  return { http: { ...app.config.http, webFolder } };
}

test.each(["/", "/streaming", "/watch/featured/0", "/no/such/page?x=1"])(
  "%s is the web app's to draw",
  async (url) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, "<!doctype html>"]);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
  },
);

test("the landing page is its own document, with a CSP that allows only its inline scripts", async () => {
  const lobby = mkdtempSync(join(tmpdir(), "goldmane-lobby-"));
  writeFileSync(join(lobby, "index.html"), "<!doctype html>");
  writeFileSync(join(lobby, "landing.html"), "<!doctype html><script>open()</script>");
  await using otherServer = await openTestServer([], await withWeb(lobby));
  const [landingPage, appPage] = [
    await otherServer.inject("/"),
    await otherServer.inject("/streaming"),
  ];
  expect([landingPage.body, appPage.body]).toEqual([
    "<!doctype html><script>open()</script>",
    "<!doctype html>",
  ]);
  const hash = createHash("sha256").update("open()").digest("base64");
  expect(landingPage.headers["content-security-policy"]).toContain(
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`,
  );
  expect(appPage.headers["content-security-policy"]).toContain(
    "script-src 'self' 'wasm-unsafe-eval';",
  );
  rmSync(lobby, { recursive: true });
});

test("a document names the server's language unless it is English", async () => {
  const documents = mkdtempSync(join(tmpdir(), "goldmane-lang-"));
  const page = '<!doctype html><html lang="en"><head></head></html>';
  for (const name of ["index.html", "landing.html"]) writeFileSync(join(documents, name), page);
  await using spanish = await openTestServer([], await withWeb(documents));
  expect((await spanish.inject("/")).body).toBe(page);
  await spanish.app.settings.change({ values: { defaultLanguage: "es" } });
  for (const url of ["/", "/streaming"]) {
    const answer = await spanish.inject(url);
    expect(answer.body).toContain('<html lang="en" data-default-language="es">');
  }
  rmSync(documents, { recursive: true });
});

test("hashed files are cached forever", async () => {
  const answer = await server.inject("/assets/main-3f2a.js");
  expect(answer.body).toBe("run();");
  expect(answer.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

test("unhashed files are revalidated", async () => {
  const first = await server.inject("/sw.js");
  expect(first.headers["cache-control"]).toBe("no-cache");
  const headers = { "if-none-match": String(first.headers.etag) };
  expect((await server.inject({ url: "/sw.js", headers })).statusCode).toBe(304);
});

test("a compressed variant is sent if the client accepts it", async () => {
  const headers = { "accept-encoding": "gzip" };
  const answer = await server.inject({ url: "/assets/main-3f2a.js", headers });
  expect(answer.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(answer.rawPayload).toString()).toBe("run();");
});

test.each([
  "/assets/gone.js",
  "/favicon.ico",
  "/assets/main-3f2a.js.map",
  "/..%2f..%2fetc%2fpasswd.x",
])("%s is no file of the web app's", async (url) => {
  const answer = await server.inject(url);
  expect([answer.statusCode, answer.json().error]).toEqual([404, "NOT_FOUND"]);
});

test("without a built web app the API still responds", async () => {
  await using bare = await openTestServer([], await withWeb(join(folder, "nowhere")));
  expect((await bare.inject("/")).statusCode).toBe(404);
  expect((await bare.inject("/api/health")).statusCode).toBe(200);
});
