import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { mixName, newMix, savedMix } from "./schema.ts";

const params = z.object({ id: z.uuid() });

export const listNatureMixes = endpoint("GET", "/api/nature-mixes", {
  access: "profile",
  summary: "List the profile's saved nature mixes, latest first",
  reply: z.array(savedMix),
});

export const saveNatureMix = endpoint("POST", "/api/nature-mixes", {
  access: "profile",
  summary: "Save a nature mix under a new name",
  body: newMix,
  reply: savedMix,
  errors: ["CONFLICT"],
});

export const renameNatureMix = endpoint("PATCH", "/api/nature-mixes/:id", {
  access: "profile",
  summary: "Rename a nature mix",
  params,
  body: z.strictObject({ name: mixName }),
  reply: savedMix,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const deleteNatureMix = endpoint("DELETE", "/api/nature-mixes/:id", {
  access: "profile",
  summary: "Delete a nature mix",
  params,
  errors: ["NOT_FOUND"],
});
