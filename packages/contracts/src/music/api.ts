import { endpoint } from "#endpoint.ts";
import { musicList } from "./schema.ts";

export const listMusic = endpoint("GET", "/api/music", {
  access: "anyone",
  summary: "List our own music: 20 free tracks and 25 instrumentals with key and tempo",
  reply: musicList,
});
