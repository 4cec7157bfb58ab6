import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import {
  interactiveCard,
  interactiveDetail,
  interactiveParams as params,
  pathReport,
  savedPath,
} from "./schema.ts";

export const listInteractive = endpoint("GET", "/api/interactive", {
  access: "anyone",
  summary: "List the interactive films that the viewer is allowed to see",
  reply: z.array(interactiveCard),
});

export const getInteractive = endpoint("GET", "/api/interactive/:id", {
  access: "anyone",
  summary: "Get an interactive film: its script, clips, endings, and where the profile is in it",
  params,
  reply: interactiveDetail,
  errors: ["NOT_FOUND"],
});

export const savePath = endpoint("PUT", "/api/interactive/:id/path", {
  access: "profile",
  summary:
    "Save the profile's path through an interactive film, count its screen time, and record what " +
    "it has found. CONFLICT names the newer place if another device has saved since",
  params,
  body: pathReport,
  reply: savedPath,
  errors: ["NOT_FOUND", "INVALID_INPUT", "CONFLICT"],
});

export const forgetPath = endpoint("DELETE", "/api/interactive/:id/path", {
  access: "profile",
  summary: "Forget the profile's path, to start over; found clips and endings stay",
  params,
  errors: ["NOT_FOUND"],
});
