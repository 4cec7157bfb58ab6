import { createTransport } from "nodemailer";
import type { MailConfig } from "#platform/config/config.ts";
import { compose } from "./compose.ts";
import type { Email, Mail } from "./mail.ts";

/** A server that says nothing for so long is down. */
const timeoutMs = 15_000;

/** Letters go out by the operator's mail server. */
export class SmtpMail implements Mail {
  readonly #from: string;
  readonly #post;

  constructor({ smtpUrl, from }: Pick<MailConfig, "from"> & { smtpUrl: string }) {
    this.#from = from;
    this.#post = createTransport({
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // A letter says nothing of files and addresses: neither is to be read on its behalf.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(email: Email): Promise<void> {
    await this.#post.sendMail({ ...compose(email), from: this.#from });
  }

  async close(): Promise<void> {
    this.#post.close();
  }
}
