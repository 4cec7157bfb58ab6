import type { CDPSession, Page } from "@playwright/test";

/** How the browser handles a page's image requests. */
type Handling = "held" | "sent" | "failed";

type Asked = { requestId: string; request: { url: string; headers: Record<string, string> } };

export type Pictures = { handle(handling: Handling): void };

/**
 * Sets what happens to the page's image requests, pending ones included. Uses the browser's own
 * protocol, since a route of Playwright's would turn the HTTP cache off.
 */
export async function holdPictures(page: Page): Promise<Pictures> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const held: Asked[] = [];
  let now: Handling = "sent";
  const answer = ({ requestId, request }: Asked) => {
    const answered =
      now === "sent"
        ? devtools.send("Fetch.continueRequest", { requestId, ...simplify(request) })
        : devtools.send("Fetch.failRequest", { requestId, errorReason: "Failed" });
    // Requests of a page that was left are gone.
    answered.catch(() => undefined);
  };
  devtools.on("Fetch.requestPaused", (asked) => {
    if (now === "held") held.push(asked);
    else answer(asked);
  });
  await devtools.send("Fetch.enable", { patterns: [{ resourceType: "Image" }] });
  return {
    handle(handling) {
      now = handling;
      if (handling !== "held") for (const asked of held.splice(0)) answer(asked);
    },
  };
}

/**
 * Rewrites a picture's URL to one of few sizes and to a fast encoding, since the server draws and
 * encodes every size separately.
 */
function simplify({ url, headers }: Asked["request"]) {
  const address = new URL(url);
  const [, kind] = /^\/media\/titles\/[^/]+\/(poster|backdrop)$/.exec(address.pathname) ?? [];
  if (!kind) return {};
  const isLarge = Number(address.searchParams.get("width")) > 640;
  address.searchParams.set("width", kind === "poster" ? "240" : isLarge ? "1280" : "640");
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== "accept");
  return {
    url: address.href,
    headers: [...kept, ["accept", "image/jpeg"]].map(([name = "", value = ""]) => ({
      name,
      value,
    })),
  };
}
