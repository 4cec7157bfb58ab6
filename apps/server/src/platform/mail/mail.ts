import type { Language } from "@goldmane/contracts/languages";

/** One e-mail to one person, as plain text. `compose` adds the layout. */
export type Email = {
  to: string;
  language: Language;
  subject: string;
  paragraphs: readonly string[];
  /** The call to action. */
  link?: { label: string; url: string };
  /** The signature line. */
  closing: string;
};

/** The From header: as written, or a name for an address. */
export type Sender = string | { name: string; address: string };

/** Sends e-mails. Call it from a job: it can fail and must be retried. */
export interface Mail {
  send(email: Email): Promise<void>;
  close(): Promise<void>;
}
