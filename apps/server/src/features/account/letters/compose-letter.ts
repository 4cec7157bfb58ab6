import type { Letter } from "#platform/mail/mail.ts";
import type { Whence } from "./letter-order.ts";
import { type Notice, wordNotice } from "./notices.ts";

const ignore = "If it was not you, leave it: without the link nothing happens.";

export function composeVerification(to: string, url: string): Letter {
  return {
    to,
    subject: "Is this your address?",
    paragraphs: [
      "Somebody opened a Goldmane account with this address. If it was you, follow the link within 24 hours.",
      ignore,
    ],
    link: { label: "This is my address", url },
  };
}

export function composeMove(to: string, url: string): Letter {
  return {
    to,
    subject: "Your account's new address",
    paragraphs: [
      "Somebody wants a Goldmane account to have this address. If it was you, follow the link within 24 hours.",
      ignore,
    ],
    link: { label: "Use this address", url },
  };
}

export function composeReset(to: string, url: string): Letter {
  return {
    to,
    subject: "Set another password",
    paragraphs: [
      "Somebody forgot the password of your Goldmane account. If it was you, follow the link within 30 minutes. Every other browser is signed out then.",
      ignore,
    ],
    link: { label: "Set another password", url },
  };
}

export function composeNotice(
  to: string,
  { notice, from, url }: { notice: Notice; from: Whence; url: string },
): Letter {
  const { subject, news } = wordNotice(notice);
  const when = new Date(from.at).toISOString().replace("T", " ").slice(0, 16);
  const where = from.network === null ? "" : `, from the network ${from.network}`;
  return {
    to,
    subject,
    paragraphs: [
      news,
      `It was done at ${when} UTC by ${from.browser}${where}.`,
      "If it was you, there is nothing to do. If not, set another password at once and look through your devices.",
    ],
    link: { label: "Look at your account", url },
  };
}
