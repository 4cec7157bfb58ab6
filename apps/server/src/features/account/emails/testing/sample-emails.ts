import type { Language } from "@goldmane/contracts/languages";
import type { Email } from "#platform/mail/mail.ts";
import { Words } from "#platform/words/words.ts";
import {
  composeEmailChange,
  composeNotice,
  composeReset,
  composeVerification,
  type Reader,
} from "#features/account/emails/compose-email.ts";
import type { EmailPayload } from "#features/account/emails/email-job.ts";
import type { Notice } from "#features/account/emails/notices.ts";

type About = Notice["about"];
type Kind = Exclude<EmailPayload["kind"], "notice">;

const from = {
  browser: "Firefox on a Mac",
  network: "203.0.113.0/24" as string | null,
  at: Date.UTC(2026, 10, 28),
};
const token = "V1StGXR8Z5jdHi6BmyT0pQxLw2cNf7KeAuO3sRgYvDk";

/** Text that someone else typed, in every place that an e-mail has for it. */
export type Typed = { email: string; name: string };
const typed: Typed = { email: "marigold@example.org", name: "Marigold’s phone" };

/** Every e-mail that the server can send, by its name; the types keep the list complete. */
export function listSampleEmails(
  language: Language,
  { email, name }: Typed = typed,
): Record<Kind | About, Email> {
  const origin = "https://films.example.org";
  const reader: Reader = {
    words: new Words(language),
    to: "marigold@example.org",
    timeZone: "America/New_York",
    server: { name: "Goldmane", origin },
  };
  const notice = (one: Notice, where = from) => composeNotice(reader, { notice: one, from: where });
  return {
    "verify-address": composeVerification(reader, `${origin}/verify#token=${token}`),
    "move-address": composeEmailChange(reader, `${origin}/verify#token=${token}`),
    "reset-password": composeReset(reader, `${origin}/reset#token=${token}`),
    "new-browser": notice({ about: "new-browser" }),
    "password-changed": notice({ about: "password-changed" }),
    "address-asked": notice({ about: "address-asked", email }),
    "address-changed": notice({ about: "address-changed", email }),
    "address-taken": notice({ about: "address-taken" }),
    "passkey-added": notice({ about: "passkey-added", name }),
    "passkey-removed": notice({ about: "passkey-removed", name }),
    "two-step-on": notice({ about: "two-step-on" }),
    "two-step-off": notice({ about: "two-step-off" }),
    "two-step-off-by-operator": notice(
      { about: "two-step-off-by-operator" },
      { ...from, network: null },
    ),
    "recovery-codes-renewed": notice({ about: "recovery-codes-renewed" }),
    "recovery-code-used": notice({ about: "recovery-code-used", left: 7 }),
    "pins-locked": notice({ about: "pins-locked" }),
  };
}
