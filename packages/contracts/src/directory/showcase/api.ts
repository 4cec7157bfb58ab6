import { endpoint } from "#endpoint.ts";
import { showcase } from "./schema.ts";

export const getShowcase = endpoint("GET", "/api/directory/showcase", {
  access: "anyone",
  summary: "Hero slides, the hero's rotation and clips of the cinema, of what the viewer may see",
  reply: showcase,
});
