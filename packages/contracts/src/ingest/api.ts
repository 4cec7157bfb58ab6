import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { ingestItem } from "./schema.ts";

export const listIngest = endpoint("GET", "/api/ingest", {
  access: "operator",
  summary: "Every file that was scanned or uploaded, newest first, with its state and reason",
  reply: z.array(ingestItem),
});
