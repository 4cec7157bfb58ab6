import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "#platform/app.ts";

export type OutboxMail = { to: string; subject: string; token: string | null };

/** E-mails in the outbox to an address, optionally by subject. Waits until there are `atLeast`. */
export async function readOutbox(
  { config }: Pick<App, "config">,
  to: string,
  { subject, atLeast = 0 }: { subject?: string; atLeast?: number } = {},
): Promise<OutboxMail[]> {
  for (let looks = 0; ; looks += 1) {
    const mails = (await readAll(config.mail.outboxFolder)).filter(
      (mail) => mail.to === to && (subject === undefined || mail.subject === subject),
    );
    if (mails.length >= atLeast || looks > 400) return mails;
    await sleep(25);
  }
}

async function readAll(folder: string): Promise<OutboxMail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).toSorted();
  return await Promise.all(
    names.map(async (name) => {
      const source = (await readFile(join(folder, name), "utf8")).replaceAll("=\r\n", "");
      return {
        to: /^To: (.*)\r$/m.exec(source)?.[1] ?? "",
        subject: /^Subject: (.*)\r$/m.exec(source)?.[1] ?? "",
        token: /#token=(?:3D)?([\w-]{43})/.exec(source)?.[1] ?? null,
      };
    }),
  );
}
