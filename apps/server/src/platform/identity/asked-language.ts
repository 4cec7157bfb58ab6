import { type Language, pickLanguage } from "@goldmane/contracts/languages";
import type { IncomingMessage } from "node:http";
import type { App } from "#platform/app.ts";

/**
 * The language of a request, by Accept-Language (RFC 9110 12.5.4); the server's if it asks for none
 * that we have. Our pages send theirs in it.
 */
export function askedLanguage(
  { headers }: Pick<IncomingMessage, "headers">,
  { settings }: Pick<App, "settings">,
): Language {
  const wanted = (headers["accept-language"] ?? "").split(",").map((part, place) => {
    const [tag, weight] = part.split(";q=");
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0, place };
  });
  const liked = wanted.filter(({ weight }) => weight > 0);
  liked.sort((a, b) => b.weight - a.weight || a.place - b.place);
  return pickLanguage(...liked.map(({ tag }) => tag), settings.get("defaultLanguage"));
}
