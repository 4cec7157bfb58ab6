import type { App } from "#platform/app.ts";
import type { JobKind } from "#platform/jobs/jobs.ts";
import { ingestFile } from "./ingest-file.ts";

type IngestFile = { itemId: string };

const ingestFileName = "ingest-file";

export function ingestJobs(app: App): readonly JobKind<never>[] {
  const ingest: JobKind<IngestFile> = {
    name: ingestFileName,
    attempts: 3,
    concurrency: 1,
    run: ({ itemId }, { signal }) => ingestFile(app, itemId, signal),
  };
  return [ingest];
}

/** Enqueues an item for ingest; repeated requests are merged. */
export async function enqueueIngest(app: App, itemId: string): Promise<void> {
  await app.jobs.enqueue<IngestFile>({ name: ingestFileName }, { itemId }, { key: itemId });
}
