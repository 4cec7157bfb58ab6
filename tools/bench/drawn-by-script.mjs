/**
 * The landing page as an app without prerendering would show it: its markup comes to stand once the
 * app's script is here and has run. What React would take to make the markup is not counted, nor what
 * the app sets out for once it stands by.
 */
export async function drawByScript(page, url) {
  let html = "";
  await page.route(url, async (route) => {
    html = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/html", body: withoutMarkup(html) });
  });
  await page.route("**/assets/*.js", (route) => {
    const isNamed = html.includes(new URL(route.request().url()).pathname);
    return isNamed ? route.continue() : route.abort();
  });
}

function withoutMarkup(html) {
  const [head, body] = html.split("<body>");
  const [markup, scripts] = body.split('<script type="module"');
  const [app] = /\/assets\/index-[^"]+\.js/.exec(scripts) ?? [];
  if (!app || !markup.includes('id="landing"')) throw new Error("This is no landing page.");
  const bare = head.replace(/<link rel="preload" as="image"[^>]*>/, "");
  const text = JSON.stringify(markup).replaceAll("<", "\\u003c");
  const script = `await import("${app}"); document.body.innerHTML = ${text};`;
  // The app looks for the screen, and stands by behind it.
  const screen = '<div id="landing"></div><div id="root"></div>';
  return `${bare}<body>${screen}<script type="module">${script}</script></body></html>`;
}
