import { endpoint } from "#endpoint.ts";
import { showcase } from "./schema.ts";

export const getShowcase = endpoint("GET", "/api/directory/showcase", {
  access: "anyone",
  summary: "Get the hero's slides and rotation and the clips that the viewer is allowed to see",
  reply: showcase,
});
