import type { DiskUse, House } from "@goldmane/contracts/admin/house";
import { formatBytes } from "#features/admin/format.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { sayHelper } from "./say-helper.ts";
import styles from "./house.module.css";

const diskNames = (): Readonly<Record<DiskUse["name"], string>> => ({
  segments: say`Segment cache`,
  blobs: say`Blobs`,
});

export function HouseFacts({ house }: { house: House }) {
  const { ffmpeg, database, media, loopDelayMs, leo } = house;
  const facts: readonly (readonly [string, string])[] = [
    [say`Version`, say`Goldmane ${house.version}, Node ${house.nodeVersion}`],
    [say`Database`, `${database.kind === "sqlite" ? "SQLite" : "PostgreSQL"} ${database.version}`],
    [say`Roles of this node`, house.roles.join(", ")],
    [say`Demo mode`, house.isDemo ? "on: visitors on this machine are the demo’s parent" : "off"],
    ["ffmpeg", ffmpeg.version ?? say`not found`],
    [say`Library folder`, house.libraryFolder ?? say`not set (LIBRARY_DIR)`],
    [say`Memory`, formatBytes(house.memoryBytes)],
    ...house.disks.map((disk) => [diskNames()[disk.name], sayDisk(disk)] as const),
    [say`Disk`, say`${formatBytes(house.freeBytes)} free of ${formatBytes(house.totalBytes)}`],
    [
      say`Event loop`,
      say`${loopDelayMs.median} ms in the middle, ${loopDelayMs.worst} ms at worst`,
    ],
    [say`In the making`, sayWork(media)],
    [say`Leo thinks by`, sayHelper(leo.model, say`the house alone`)],
    [say`Leo speaks by`, sayHelper(leo.voice, say`browsers alone`)],
    [say`Leo hears by`, sayHelper(leo.ear, say`browsers alone`)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function sayDisk({ bytes, files, mostBytes }: DiskUse): string {
  if (bytes === null || files === null) return say`in an S3 bucket`;
  const inFiles = sayPlural(files, { one: "in # file", other: "in # files" });
  return mostBytes === null
    ? say`${formatBytes(bytes)} ${inFiles}`
    : say`${formatBytes(bytes)} of at most ${formatBytes(mostBytes)} ${inFiles}`;
}

function sayWork({ running, waiting }: House["media"]): string {
  if (running.length === 0 && waiting === 0) return say`nothing`;
  return `${running.join(", ") || say`nothing`}; ${sayPlural(waiting, { one: "# waits", other: "# wait" })}`;
}
