import { uploadsPath } from "@goldmane/contracts/ingest/api";
import { errorBody, errorStatus } from "@goldmane/contracts/errors";
import { DetailedError, Upload } from "tus-js-client";
import { say } from "#platform/words/say.ts";

export type Sender = {
  start: () => Promise<void>;
  /** `andForget` discards what has arrived. */
  stop: (options?: { andForget: boolean }) => Promise<void>;
};

type Listener = {
  moved: (sent: number) => void;
  arrived: () => void;
  refused: (reason: string, canRetry: boolean) => void;
};

const noRoom = errorStatus.STORAGE_FULL;
/** Delays between retries, for a network that drops now and then. */
const retryDelays = [500, 1000, 3000, 5000, 10_000, 20_000];

/** Sends a file by the tus protocol. An interrupted upload of an earlier visit resumes. */
export function openTusSender(file: File, { moved, arrived, refused }: Listener): Sender {
  const upload = new Upload(file, {
    endpoint: uploadsPath,
    metadata: { filename: file.name },
    retryDelays,
    removeFingerprintOnSuccess: true,
    onProgress: moved,
    onSuccess: () => arrived(),
    onShouldRetry: (error) => isPassing(statusOf(error)),
    onError: (error) => refused(explain(error), mayRetry(statusOf(error))),
  });
  return {
    async start() {
      const [before] = upload.url === null ? await upload.findPreviousUploads() : [];
      if (before) upload.resumeFromPreviousUpload(before);
      upload.start();
    },
    stop: ({ andForget } = { andForget: false }) => upload.abort(andForget).catch(() => undefined),
  };
}

/** No answer, or a concurrent upload of the file: a retry may succeed. */
function isPassing(status: number): boolean {
  return status === 0 || (status >= 500 && status !== noRoom) || [409, 423, 429].includes(status);
}

/** The operator may free some space. */
function mayRetry(status: number): boolean {
  return status === noRoom || isPassing(status);
}

function statusOf(error: Error | DetailedError): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/** The server's reason, or that it did not answer. */
function explain(error: Error | DetailedError): string {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  const said = errorBody.safeParse(parse(body ?? ""));
  if (said.success) return said.data.message;
  return statusOf(error) === 0
    ? say`Can’t reach the server. Try again; you’ll pick up where you left off.`
    : say`This file can’t be used.`;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
