import type { ServerStatus } from "@goldmane/contracts/admin/server";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Stats } from "#ui/stats/stats.tsx";
import { formatDuration, formatBytes } from "#features/admin/format.ts";
import { serverQuery } from "#features/admin/queries.ts";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { ServerFacts } from "./server-facts.tsx";
import styles from "./server.module.css";
import { JobsSection } from "./jobs-section.tsx";

/** The server's status, polled while visible. */
export function ServerView() {
  const { data: server, error, dataUpdatedAt, refetch } = useQuery(serverQuery);
  return (
    <>
      {error && <RetryMessage error={error} onRetry={() => void refetch()} />}
      {!error && !server && <Skeleton height="20rem" />}
      {server && (
        <>
          {server.ffmpeg.advice && (
            <p className={styles.advice} role="note">
              {server.ffmpeg.version
                ? say`This server can’t play your own films yet.`
                : say`ffmpeg isn’t installed. Only cached films can be played.`}{" "}
              {server.ffmpeg.advice}
            </p>
          )}
          <Stats stats={describe(server, dataUpdatedAt)} />
          <ServerFacts server={server} />
        </>
      )}
      <JobsSection counts={server?.jobs} />
    </>
  );
}

function describe(server: ServerStatus, now: number): [string, string][] {
  const { jobs, media, loopDelayMs } = server;
  const kept = server.disks.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  return [
    [say`Uptime`, formatDuration(now - server.startedAt)],
    [say`Event loop delay`, `${loopDelayMs.p99} ms`],
    [say`Storage used`, formatBytes(kept)],
    [say`Free space`, formatBytes(server.freeBytes)],
    [say`Failed jobs`, formatNumber(jobs.failed)],
    [say`Media jobs`, formatNumber(media.running.length + media.waiting)],
  ];
}
