import * as z from "zod/mini";
import type { App } from "#platform/app.ts";
import { handleJob, type JobHandler } from "#platform/jobs/job-handler.ts";
import { ingestFile } from "./ingest-file.ts";

const ingest = {
  name: "ingest-file",
  version: 1,
  payload: z.object({ itemId: z.string() }),
};

export function ingestJobs(app: App): readonly JobHandler[] {
  return [
    handleJob(ingest, {
      attempts: 3,
      concurrency: 1,
      run: ({ itemId }, { signal }) => ingestFile(app, itemId, signal),
    }),
  ];
}

/** Enqueues an item for ingest; repeated requests are merged. */
export async function enqueueIngest(app: App, itemId: string): Promise<void> {
  await app.jobs.enqueue(ingest, { itemId }, { key: itemId });
}
