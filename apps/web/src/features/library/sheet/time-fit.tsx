import { useQuery } from "@tanstack/react-query";
import { timeLeftQuery } from "#features/controls/own/queries.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { describeTimeFit } from "./describe-time-fit.ts";

type Props = { title: { id: string; durationSeconds: number } };

/** Says whether a film fits into a child's time left; nothing without a limit. */
export function TimeFit({ title }: Props) {
  const { data: timeLeft } = useQuery(timeLeftQuery(title.id));
  const fit = describeTimeFit(timeLeft, title.durationSeconds);
  return fit && <Badge variant={fit.fits ? "fine" : "alarm"}>{fit.text}</Badge>;
}
