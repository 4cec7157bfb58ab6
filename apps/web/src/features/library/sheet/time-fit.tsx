import { useQuery } from "@tanstack/react-query";
import { timeLeftQuery } from "#features/controls/own/queries.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { sayTimeFit } from "./say-time-fit.ts";

type Props = { title: { id: string; durationSeconds: number } };

/** Says whether a film fits into a child's time left; nothing without a limit. */
export function TimeFit({ title }: Props) {
  const { data: timeLeft } = useQuery(timeLeftQuery(title.id));
  const fit = sayTimeFit(timeLeft, title.durationSeconds);
  return fit && <Badge look={fit.fits ? "fine" : "alarm"}>{fit.words}</Badge>;
}
