/**
 * The landing page as an app without prerendering would show it: its markup comes to stand once the
 * app's script is here and has run. What React would take to make the markup is not even counted.
 */
export async function drawByScript(page, url) {
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ contentType: "text/html", body: withoutMarkup(await answer.text()) });
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
