import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startMailServer } from "#platform/testing/mail/mail-server.ts";
import type { Email } from "./mail.ts";
import { Outbox } from "./outbox.ts";
import { SmtpMail } from "./smtp.ts";

const sender = () => ({ from: "Goldmane <no-reply@films.example.org>", replyTo: null });
const email: Email = {
  language: "en",
  to: "mia@example.org",
  subject: "Verify your e-mail",
  paragraphs: ["Someone <b>typed</b> it."],
  link: { label: "Yes", url: "https://films.example.org/verify#token=abc" },
  footer: {
    reason: "You signed up.",
    server: { name: "Goldmane", origin: "https://films.example.org" },
  },
};

let folder = "";
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "goldmane-mail-")), "outbox");
});
afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

describe("the outbox", () => {
  test("writes each e-mail to a file that only the server's user can read", async () => {
    const outbox = await Outbox.open({ outboxFolder: folder, sender }, pino({ level: "silent" }));
    await outbox.send(email);
    await outbox.send(email);
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/^[\da-f-]{36}\.eml$/);
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    }
    const source = await readFile(join(folder, files[0] ?? ""), "utf8");
    expect(source).toContain("To: mia@example.org\r\n");
    expect(source).toContain("Subject: Verify your e-mail\r\n");
    expect(source).toContain("https://films.example.org/verify#token=");
    expect(source).toContain("&lt;b&gt;typed&lt;/b&gt;");
  });

  test("logs the file's name and never its content", async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const outbox = await Outbox.open({ outboxFolder: folder, sender }, log);
    await outbox.send(email);
    const [file = ""] = await readdir(folder);
    expect(lines.join("")).toContain(file);
    for (const secret of ["token", "abc", email.to, email.subject]) {
      expect(lines.join("")).not.toContain(secret);
    }
  });

  test.each([
    "../../escape@example.org",
    "a/../../b@example.org",
    "x\0y@example.org",
    "x@example.org\r\nBcc: everybody@example.org",
    ".eml",
  ])("takes no path and no header from the address %j", async (to) => {
    const outbox = await Outbox.open({ outboxFolder: folder, sender }, pino({ level: "silent" }));
    await outbox.send({ ...email, to });
    expect(await readdir(join(folder, ".."))).toEqual(["outbox"]);
    const [file = ""] = await readdir(folder);
    expect(file).toMatch(/^[\da-f-]{36}\.eml$/);
    const [head = ""] = (await readFile(join(folder, file), "utf8")).split("\r\n\r\n", 1);
    expect(head).not.toMatch(/^bcc:/im);
  });
});

describe("a mail server", () => {
  test("receives the e-mail with the operator's credentials", async () => {
    await using server = await startMailServer();
    const mail = new SmtpMail({
      smtpUrl: server.url,
      sender: () => ({ ...sender(), replyTo: "mia@example.org" }),
    });
    await mail.send(email);
    await mail.close();
    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    expect(received).toMatchObject({ from: "no-reply@films.example.org", to: [email.to] });
    for (const header of [
      "From: Goldmane <no-reply@films.example.org>",
      "Reply-To: mia@example.org",
      "Content-Type: multipart/alternative",
      "Content-Language: en",
      "Auto-Submitted: auto-generated",
    ])
      expect(received?.source).toContain(header);
  });

  test("reports a busy server and refused credentials as errors", async () => {
    await using server = await startMailServer();
    const mail = new SmtpMail({ smtpUrl: server.url, sender });
    server.refuseNext(1);
    await expect(mail.send(email)).rejects.toThrow("Come back later.");
    await mail.send(email);
    expect(server.received).toHaveLength(1);
    const unauthorized = new SmtpMail({
      sender,
      smtpUrl: server.url.replace("sesame", "guess"),
    });
    await expect(unauthorized.send(email)).rejects.toThrow("Invalid login");
  });
});
