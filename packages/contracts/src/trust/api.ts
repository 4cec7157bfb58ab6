import { endpoint } from "#endpoint.ts";
import { trustState } from "./schema.ts";

export const getTrust = endpoint("GET", "/api/trust", {
  access: "anyone",
  summary:
    "Get the server's addresses on the home network, and whether devices have to trust it first",
  reply: trustState,
});
