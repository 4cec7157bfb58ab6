import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { avatarLook, ownAvatar } from "./schema.ts";

export const getOwnAvatar = endpoint("GET", "/api/avatar", {
  access: "profile",
  summary: "Get the avatar that the profile made, and the outfits that it has or can earn",
  reply: ownAvatar,
});

export const saveAvatar = endpoint("PUT", "/api/avatar", {
  access: "profile",
  summary: "Save the profile’s avatar; optionally as its picture",
  body: z.strictObject({
    look: avatarLook,
    /** Shows the look as the profile's picture; otherwise the picture stays as it is. */
    asPicture: z.boolean(),
  }),
  reply: ownAvatar,
  errors: ["NOT_ALLOWED"],
});
