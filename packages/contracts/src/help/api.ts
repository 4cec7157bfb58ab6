import { endpoint } from "#endpoint.ts";
import { helpList } from "./schema.ts";

export const listHelp = endpoint("GET", "/api/help", {
  access: "anyone",
  summary: "List the help articles for this viewer, in their language",
  reply: helpList,
});
