import type { Email } from "#platform/mail/mail.ts";
import type { Words } from "#platform/words/words.ts";
import type { ActionOrigin } from "#platform/identity/action-origin.ts";
import { type Notice, describeNotice } from "./notices.ts";

export function composeVerification(words: Words, to: string, url: string): Email {
  const { say } = words;
  return {
    ...envelope(words, to),
    subject: say`Is this your address?`,
    paragraphs: [
      say`Someone created a Goldmane account with this address. If it was you, follow the link within 24 hours.`,
      ignore(words),
    ],
    link: { label: say`This is my address`, url },
  };
}

export function composeEmailChange(words: Words, to: string, url: string): Email {
  const { say } = words;
  return {
    ...envelope(words, to),
    subject: say`Your account's new address`,
    paragraphs: [
      say`Someone asked to use this address for a Goldmane account. If it was you, follow the link within 24 hours.`,
      ignore(words),
    ],
    link: { label: say`Use this address`, url },
  };
}

export function composeReset(words: Words, to: string, url: string): Email {
  const { say } = words;
  return {
    ...envelope(words, to),
    subject: say`Set another password`,
    paragraphs: [
      say`Someone asked to reset the password of your Goldmane account. If it was you, follow the link within 30 minutes. All other browsers are then signed out.`,
      ignore(words),
    ],
    link: { label: say`Set another password`, url },
  };
}

export function composeNotice(
  words: Words,
  to: string,
  { notice, from, url }: { notice: Notice; from: ActionOrigin; url: string },
): Email {
  const { say } = words;
  const { subject, news } = describeNotice(words, notice);
  const when = new Date(from.at).toISOString().replace("T", " ").slice(0, 16);
  return {
    ...envelope(words, to),
    subject,
    paragraphs: [
      news,
      from.network === null
        ? say`It was done at ${when} UTC by ${from.browser}.`
        : say`It was done at ${when} UTC by ${from.browser}, from the network ${from.network}.`,
      say`If it was you, there is nothing to do. If not, set another password at once and look through your devices.`,
    ],
    link: { label: say`Look at your account`, url },
  };
}

function ignore({ say }: Words): string {
  return say`If it wasn't you, ignore this e-mail: nothing changes unless the link is followed.`;
}

function envelope({ language, say }: Words, to: string) {
  return { to, language, closing: say`Goldmane, your family's own cinema` };
}
