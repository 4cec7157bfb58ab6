import type { App } from "#platform/app.ts";
import type { Sender } from "./mail.ts";

/** The sender of e-mails: MAIL_FROM, or the server's name. */
export function senderOf({ config, settings }: Pick<App, "config" | "settings">): Sender {
  const { from, defaultAddress } = config.mail;
  return from ?? { name: settings.get("serverName"), address: defaultAddress };
}
