import type { Language } from "@goldmane/contracts/languages";

/** One e-mail to one person. `compose` adds the layout. */
export type Email = {
  to: string;
  language: Language;
  /** Also the heading. */
  subject: string;
  /** First what happened, then what to do. */
  paragraphs: readonly string[];
  /** When and where it happened, shown after the first paragraph. */
  facts?: readonly { label: string; value: string }[];
  /** The call to action. */
  link?: EmailLink;
  footer: {
    /** Why the reader gets this e-mail. */
    reason: string;
    /** The server that sends it: its name and origin. */
    server: { name: string; origin: string };
    /** Where the reader can change what is sent, or to which address. */
    settings?: EmailLink;
  };
};

/** The From header, as written or as a name for an address, and where replies go if not there. */
export type Sender = {
  from: string | { name: string; address: string };
  replyTo: string | null;
};

export type EmailLink = { label: string; url: string };

/** Sends e-mails. Call it from a job: it can fail and must be retried. */
export interface Mail {
  send(email: Email): Promise<void>;
  close(): Promise<void>;
}
