import type { CDPSession, Page } from "@playwright/test";

/** How the browser handles a page's image requests. */
type Fate = "held" | "sent" | "failed";

type Asked = { requestId: string; request: { url: string; headers: Record<string, string> } };

export type Pictures = { meet(fate: Fate): void };

/**
 * Decides what becomes of the pictures that a page asks for: of those that were held back too. It is
 * done by the browser's own protocol, since a route of Playwright's would turn its cache off.
 */
export async function holdPictures(page: Page): Promise<Pictures> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const held: Asked[] = [];
  let now: Fate = "sent";
  const answer = ({ requestId, request }: Asked) => {
    const answered =
      now === "sent"
        ? devtools.send("Fetch.continueRequest", { requestId, ...simplify(request) })
        : devtools.send("Fetch.failRequest", { requestId, errorReason: "Failed" });
    // A page that was left has taken its questions along.
    answered.catch(() => undefined);
  };
  devtools.on("Fetch.requestPaused", (asked) => {
    if (now === "held") held.push(asked);
    else answer(asked);
  });
  await devtools.send("Fetch.enable", { patterns: [{ resourceType: "Image" }] });
  return {
    meet(fate) {
      now = fate;
      if (fate !== "held") for (const asked of held.splice(0)) answer(asked);
    },
  };
}

/**
 * Every size of a film's picture is drawn by itself, and packed as small as the browser can read it:
 * here few sizes, soon packed, do for all pages.
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
