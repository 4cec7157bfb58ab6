import type { House } from "@goldmane/contracts/admin/house";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Figures } from "#ui/figures/figures.tsx";
import { formatAge, formatBytes } from "#features/admin/format.ts";
import { houseQuery } from "#features/admin/queries.ts";
import { TryAgain } from "#ui/message/try-again.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { HouseFacts } from "./house-facts.tsx";
import styles from "./house.module.css";
import { JobsSection } from "./jobs-section.tsx";

/** How the machine does, renewed while it is looked at. */
export function HouseView() {
  const { data: house, error, dataUpdatedAt, refetch } = useQuery(houseQuery);
  return (
    <>
      {error && <TryAgain error={error} onRetry={() => void refetch()} />}
      {!error && !house && <Skeleton height="20rem" />}
      {house && (
        <>
          {house.ffmpeg.advice && (
            <p className={styles.advice} role="note">
              {house.ffmpeg.version
                ? say`This ffmpeg is too old to open your own films safely.`
                : say`No ffmpeg was found: only what was made before plays.`}{" "}
              {house.ffmpeg.advice}
            </p>
          )}
          <Figures figures={describe(house, dataUpdatedAt)} />
          <HouseFacts house={house} />
        </>
      )}
      <JobsSection counts={house?.jobs} />
    </>
  );
}

function describe(house: House, now: number): [string, string][] {
  const { jobs, media, loopDelayMs } = house;
  const kept = house.disks.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  return [
    [say`Up for`, formatAge(now - house.startedAt)],
    [say`Event loop late by`, `${loopDelayMs.p99} ms`],
    [say`Kept on disk`, formatBytes(kept)],
    [say`Free on disk`, formatBytes(house.freeBytes)],
    [say`Jobs failed`, formatNumber(jobs.failed)],
    [say`Films’ parts in the making`, formatNumber(media.running.length + media.waiting)],
  ];
}
