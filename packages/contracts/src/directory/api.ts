import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { givenPassword, pin } from "#family/schema.ts";
import { outsideLinkKinds } from "./limits.ts";
import { appList, linkList, listenList, panelStart } from "./schema.ts";

export const listLinks = endpoint("GET", "/api/directory/links", {
  access: "anyone",
  summary: "The 150 outside links, with the addresses that the viewer may have",
  reply: linkList,
});

export const listListening = endpoint("GET", "/api/directory/listen", {
  access: "anyone",
  summary: "Podcasts and platforms of music, with the addresses that the viewer may have",
  reply: listenList,
});

export const listApps = endpoint("GET", "/api/directory/apps", {
  access: "anyone",
  summary: "Food deliveries and other houses of films, with the addresses that the viewer may have",
  reply: appList,
});

export const getPanelStart = endpoint("GET", "/api/directory/panel", {
  access: "anyone",
  summary: "What a watchlist panel begins with",
  reply: panelStart,
});

export const openOutside = endpoint("POST", "/api/directory/open", {
  access: "profile",
  summary: "The address of an outside place; a child needs a grown-up's PIN or password for it",
  body: z.strictObject({
    kind: z.enum(outsideLinkKinds),
    id: z.string().check(z.maxLength(40)),
    pin: z.optional(pin),
    password: z.optional(givenPassword),
  }),
  reply: z.object({ url: z.url() }),
  errors: ["NOT_FOUND", "NOT_ALLOWED", "PIN_REQUIRED", "PASSWORD_REQUIRED", "TOO_MANY_REQUESTS"],
});
