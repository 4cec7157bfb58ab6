import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { newId } from "#platform/ids.ts";
import type { Logger } from "pino";
import { compose } from "./compose.ts";
import type { Email, Mail, Sender } from "./mail.ts";

type Settings = { outboxFolder: string; sender: () => Sender };

/**
 * Used without a mail server: writes each e-mail to an .eml file. The log names the file and never
 * its content, since a link in it can sign its reader in.
 */
export class Outbox implements Mail {
  readonly #settings: Settings;
  readonly #log: Logger;
  readonly #writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  private constructor(settings: Settings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  static async open(settings: Settings, log: Logger): Promise<Outbox> {
    await mkdir(settings.outboxFolder, { recursive: true, mode: 0o700 });
    return new Outbox(settings, log);
  }

  async send(email: Email): Promise<void> {
    const { outboxFolder, sender } = this.#settings;
    const { message } = await this.#writer.sendMail(compose(email, sender()));
    // The name must not contain parts of the e-mail: an address may hold dots and slashes.
    const path = join(outboxFolder, `${newId()}.eml`);
    {
      await using file = await open(`${path}.part`, "wx", 0o600);
      await file.writeFile(message as Buffer);
      await file.sync();
    }
    await rename(`${path}.part`, path);
    this.#log.info(
      { event: "mail.written_to_outbox", file: path },
      "An e-mail was written to the outbox because SMTP_URL is not set.",
    );
  }

  async close(): Promise<void> {
    this.#writer.close();
  }
}
