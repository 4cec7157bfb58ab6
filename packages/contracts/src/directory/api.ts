import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { enteredPassword, pin } from "#family/schema.ts";
import { outsideLinkKinds } from "./limits.ts";
import { appList, linkList, listenList } from "./schema.ts";

export const listLinks = endpoint("GET", "/api/directory/links", {
  access: "anyone",
  summary: "List the 150 outside links, with the URLs that the viewer is allowed to open",
  reply: linkList,
});

export const listListening = endpoint("GET", "/api/directory/listen", {
  access: "anyone",
  summary: "List podcasts and music platforms, with the URLs that the viewer is allowed to open",
  reply: listenList,
});

export const listApps = endpoint("GET", "/api/directory/apps", {
  access: "anyone",
  summary:
    "List food delivery and streaming services, with the URLs that the viewer is allowed to open",
  reply: appList,
});

export const openOutside = endpoint("POST", "/api/directory/open", {
  access: "profile",
  summary: "Get the URL of an outside link; a child needs a grown-up's PIN or password",
  body: z.strictObject({
    kind: z.enum(outsideLinkKinds),
    id: z.string().check(z.maxLength(40)),
    pin: z.optional(pin),
    password: z.optional(enteredPassword),
  }),
  reply: z.object({ url: z.url() }),
  errors: ["NOT_FOUND", "NOT_ALLOWED", "PIN_REQUIRED", "PASSWORD_REQUIRED", "TOO_MANY_REQUESTS"],
});
