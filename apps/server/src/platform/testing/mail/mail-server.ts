import { once } from "node:events";
import { SMTPServer } from "smtp-server";

type ReceivedMail = { from: string; to: string[]; source: string };

/** A mail server that stores received mail. */
export type MailServer = AsyncDisposable & {
  url: string;
  received: ReceivedMail[];
  /** Refuses the next `count` e-mails with a transient error (451). */
  refuseNext: (count: number) => void;
};

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusing = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      username === "goldmane" && password === "sesame"
        ? done(null, { user: username })
        : done(new Error("Unknown user.")),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusing > 0) {
          refusing -= 1;
          done(Object.assign(new Error("Come back later."), { responseCode: 451 }));
          return;
        }
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, source: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://goldmane:sesame@127.0.0.1:${port}`,
    received,
    refuseNext: (count) => {
      refusing = count;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
