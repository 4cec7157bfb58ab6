import type { Email } from "#platform/mail/mail.ts";
import type { Words } from "#platform/words/words.ts";
import type { ActionOrigin } from "#platform/identity/action-origin.ts";
import { formatDevice } from "#platform/identity/format-device.ts";
import { type Notice, describeNotice } from "./notices.ts";

/** An e-mail's reader, with what the texts need to know about their household. */
export type Reader = {
  words: Words;
  to: string;
  /** Null is UTC. */
  timeZone: string | null;
  server: { name: string; origin: string };
};

export function composeVerification(reader: Reader, url: string): Email {
  const { say } = reader.words;
  return {
    ...envelope(reader, say`You got this because someone signed up with this address.`),
    subject: say`Verify your e-mail`,
    paragraphs: [
      say`Someone created a Goldmane account with this address. If this was you, verify it within 24 hours.`,
      ignore(reader),
    ],
    link: { label: say`Verify my e-mail`, url },
  };
}

export function composeEmailChange(reader: Reader, url: string): Email {
  const { say } = reader.words;
  return {
    ...envelope(reader, say`You got this because someone asked to use this address.`),
    subject: say`Confirm your new e-mail`,
    paragraphs: [
      say`Someone asked to use this address for their Goldmane account. If this was you, confirm it within 24 hours.`,
      ignore(reader),
    ],
    link: { label: say`Confirm my e-mail`, url },
  };
}

export function composeReset(reader: Reader, url: string): Email {
  const { say } = reader.words;
  return {
    ...envelope(reader, say`You got this because someone asked to reset your password.`),
    subject: say`Reset your password`,
    paragraphs: [
      say`Someone asked to reset the password of your Goldmane account. If this was you, choose a new one within 30 minutes. All other devices will be signed out.`,
      ignore(reader),
    ],
    link: { label: say`Reset password`, url },
  };
}

export function composeNotice(
  reader: Reader,
  { notice, from }: { notice: Notice; from: ActionOrigin },
): Email {
  const { say } = reader.words;
  const { subject, news, advice } = describeNotice(reader.words, notice);
  const url = `${reader.server.origin}/account`;
  return {
    ...envelope(
      reader,
      say`We send these e-mails to protect your account. They can’t be turned off.`,
    ),
    subject,
    paragraphs: [news, ...(advice === null ? [] : [advice])],
    facts: listFacts(reader, from),
    link: { label: say`Go to my account`, url },
  };
}

function listFacts({ words, timeZone }: Reader, { at, browser, network }: ActionOrigin) {
  const { say } = words;
  const when = words.formatDate(at, {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: timeZone ?? "UTC",
  });
  return [
    { label: say`When`, value: when },
    ...(network === null
      ? []
      : [
          { label: say`Device`, value: formatDevice(words, browser) },
          { label: say`Network`, value: network },
        ]),
  ];
}

function ignore({ words: { say } }: Reader): string {
  return say`If this wasn’t you, ignore this e-mail. Nothing will change.`;
}

function envelope({ words, to, server }: Reader, reason: string) {
  const { say, language } = words;
  const settings = { label: say`Account settings`, url: `${server.origin}/account` };
  return { to, language, footer: { reason, server, settings } };
}
