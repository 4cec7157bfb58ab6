import type { App } from "#platform/app.ts";
import type { Sender } from "./mail.ts";

/** The sender of e-mails: MAIL_FROM, or the server's name. Replies go to MAIL_REPLY_TO. */
export function senderOf({ config, settings }: Pick<App, "config" | "settings">): Sender {
  const { from, replyTo, defaultAddress } = config.mail;
  const name = settings.get("serverName");
  // Mail programs show a sender without a name by its address.
  const isBare = from === null || !from.includes("<");
  return { from: isBare ? { name, address: from ?? defaultAddress } : from, replyTo };
}
