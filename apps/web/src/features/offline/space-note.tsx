import { useQuery } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { describeBytes } from "./describe-bytes.ts";
import { spaceQuery } from "./measure-space.ts";
import { useDownloads } from "./use-downloads.ts";

/** Shows the space that downloads take, and the free space. */
export function SpaceNote() {
  const downloads = useDownloads() ?? [];
  const { data: space } = useQuery(spaceQuery);
  const taken = downloads.reduce((sum, { bytes }) => sum + bytes, 0);
  if (!space || downloads.length === 0) return null;
  return <p>{say`${describeBytes(taken)} used, ${describeBytes(space.freeBytes)} free.`}</p>;
}
