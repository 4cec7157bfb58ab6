import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailConfig } from "#platform/config/config.ts";
import { newId } from "#platform/ids.ts";
import type { Logger } from "pino";
import { compose } from "./compose.ts";
import type { Email, Mail } from "./mail.ts";

type Settings = Pick<MailConfig, "outboxFolder" | "from">;

/**
 * Where no mail server is configured: each letter is a file that mail programs open. The log names
 * the file and never what it says, since a link in it lets its reader in.
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
    const { from, outboxFolder } = this.#settings;
    const { message } = await this.#writer.sendMail({ ...compose(email), from });
    // Nothing of the letter is in the name: an address may hold dots and slashes.
    const path = join(outboxFolder, `${newId()}.eml`);
    {
      await using file = await open(`${path}.part`, "wx", 0o600);
      await file.writeFile(message as Buffer);
      await file.sync();
    }
    await rename(`${path}.part`, path);
    this.#log.info({ file: path }, "a mail waits in the outbox: no SMTP_URL is set");
  }

  async close(): Promise<void> {
    this.#writer.close();
  }
}
