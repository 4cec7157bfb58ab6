import type { Language } from "@goldmane/contracts/languages";

/** One letter to one person, in plain words; how it looks is for whoever sends it. */
export type Email = {
  to: string;
  language: Language;
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do about it. */
  link?: { label: string; url: string };
  /** Who writes. */
  closing: string;
};

/** Brings letters to people. Callers send from a job: it may fail, and is tried again. */
export interface Mail {
  send(email: Email): Promise<void>;
  close(): Promise<void>;
}
