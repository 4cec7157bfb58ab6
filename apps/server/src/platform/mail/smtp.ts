import { createTransport } from "nodemailer";
import { compose } from "./compose.ts";
import type { Email, Mail, Sender } from "./mail.ts";

/** A mail server that is silent for this long counts as down. */
const timeoutMs = 15_000;

/** Sends e-mails by the operator's mail server. */
export class SmtpMail implements Mail {
  readonly #sender: () => Sender;
  readonly #post;

  constructor({ smtpUrl, sender }: { smtpUrl: string; sender: () => Sender }) {
    this.#sender = sender;
    this.#post = createTransport({
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Keeps nodemailer from reading files or URLs named in an e-mail.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(email: Email): Promise<void> {
    await this.#post.sendMail(compose(email, this.#sender()));
  }

  async close(): Promise<void> {
    this.#post.close();
  }
}
