import * as z from "zod/mini";
import { currentSession } from "#account/schema.ts";
import { endpoint } from "#endpoint.ts";
import { device, deviceName } from "./schema.ts";

export const signOutEverywhere = endpoint("POST", "/api/session/sign-out-everywhere", {
  access: "parent",
  confirmed: true,
  summary: "Sign out on every browser of the household",
  reply: currentSession,
});

export const listDevices = endpoint("GET", "/api/devices", {
  access: "parent",
  summary: "List the household's signed-in browsers: this one, then the last seen first",
  reply: z.array(device),
});

export const renameDevice = endpoint("PATCH", "/api/devices/:id", {
  access: "parent",
  summary: "Name a browser of this household",
  params: z.object({ id: z.uuid() }),
  body: deviceName,
  errors: ["NOT_FOUND"],
});

export const revokeDevice = endpoint("DELETE", "/api/devices/:id", {
  access: "parent",
  summary: "Sign another browser of this household out",
  params: z.object({ id: z.uuid() }),
  errors: ["NOT_FOUND"],
});
