import { useQuery } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { describeBytes } from "./describe-bytes.ts";
import { roomQuery } from "./measure-room.ts";
import { useCopies } from "./use-copies.ts";

/** What the films take on this device, and what room there is. */
export function RoomNote() {
  const copies = useCopies() ?? [];
  const { data: room } = useQuery(roomQuery);
  const taken = copies.reduce((sum, { bytes }) => sum + bytes, 0);
  if (!room || copies.length === 0) return null;
  return <p>{say`${describeBytes(taken)} taken, ${describeBytes(room.freeBytes)} free.`}</p>;
}
