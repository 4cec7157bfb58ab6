import type { ServerStatus } from "@goldmane/contracts/admin/server";
import { canOpenFiles, describeFix } from "@goldmane/media/ffmpeg";
import { readHealth } from "#features/assistant/service.ts";
import type { App } from "#platform/app.ts";
import { version } from "#platform/http/version.ts";
import { countJobs } from "#platform/jobs/job-admin.ts";
import { readDiskUse } from "./disk-use.ts";
import { loopDelayOf } from "./loop-delay.ts";
import { readDatabaseVersion } from "./store.ts";

/** At most this many running media jobs are listed by key. */
const namedAtMost = 20;

export async function readServerStatus(app: App): Promise<ServerStatus> {
  const { config, db, media, now } = app;
  const { running, waiting } = media.work();
  const counts = await countJobs(db);
  return {
    version,
    nodeVersion: process.version,
    startedAt: Math.round(now() - process.uptime() * 1000),
    isDemo: config.demo,
    roles: [...config.roles],
    database: {
      kind: config.database.kind,
      version: await readDatabaseVersion(db, config.database.kind),
    },
    ffmpeg: describeFfmpeg(media.ffmpeg),
    ...(await readDiskUse(app)),
    memoryBytes: process.memoryUsage.rss(),
    loopDelayMs: loopDelayOf(app).read(),
    jobs: counts,
    leo: await readHealth(app),
    media: { running: running.slice(0, namedAtMost), waiting: waiting.length },
  };
}

function describeFfmpeg(ffmpeg: App["media"]["ffmpeg"]): ServerStatus["ffmpeg"] {
  const takesFiles = canOpenFiles(ffmpeg);
  const advice = takesFiles ? null : describeFix(ffmpeg);
  return { version: ffmpeg?.version ?? null, takesFiles, advice };
}
