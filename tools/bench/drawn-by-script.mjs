import { once } from "node:events";
import { createServer, request } from "node:http";
import { brotliCompressSync } from "node:zlib";

/**
 * Serves the landing page as a client-rendered app would: its markup appears once the app's script
 * has loaded and run. The cost of rendering in React, and of what the app preloads, is not
 * included. Everything else is proxied unchanged.
 */
export async function startDrawnByScript(goldmane) {
  const html = await (await fetch(`${goldmane.url}/`)).text();
  const page = brotliCompressSync(withoutMarkup(html));
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url, goldmane.url);
    if (pathname === "/") {
      const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
      answer.writeHead(200, headers).end(page);
    } else if (isScript(pathname) && !html.includes(pathname)) {
      answer.writeHead(404).end();
    } else handOn(goldmane, asked, answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

function isScript(pathname) {
  return pathname.startsWith("/assets/") && pathname.endsWith(".js");
}

function handOn({ port }, asked, answer) {
  const { method, url, headers } = asked;
  const on = request({ host: "127.0.0.1", port, method, path: url, headers }, (said) => {
    answer.writeHead(said.statusCode, said.headers);
    said.pipe(answer);
  });
  on.on("error", () => answer.destroy());
  asked.pipe(on);
}

function withoutMarkup(html) {
  const [head, body] = html.split("<body>");
  const [markup, scripts] = body.split('<script type="module"');
  const [app] = /\/assets\/index-[^"]+\.js/.exec(scripts) ?? [];
  if (!app || !markup.includes('id="landing"'))
    throw new Error("The response is not the landing page.");
  const bare = head.replace(/<link rel="preload" as="image"[^>]*>/, "");
  const text = JSON.stringify(markup).replaceAll("<", "\\u003c");
  const script = `await import("${app}"); document.body.innerHTML = ${text};`;
  // The app finds the screen and preloads behind it.
  const screen = '<div id="landing"></div><div id="root"></div>';
  return `${bare}<body>${screen}<script type="module">${script}</script></body></html>`;
}
