import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import type { OpenSource } from "./open-source.ts";
import { presentSource, type SourceAddresses } from "./present-source.ts";

type Facts = SourceAddresses & {
  title: { id: string; title: string };
  posterUrl: string;
  opened: OpenSource;
  resumeSeconds: number;
  next: TitleCard | null;
  expiresAt: number;
};

export function presentPlayback(facts: Facts): Playback {
  const { title, opened, posterUrl, resumeSeconds, next, expiresAt } = facts;
  const { source, intro, creditsAtSeconds } = opened;
  return {
    titleId: title.id,
    title: title.title,
    ...presentSource(source, facts),
    posterUrl,
    intro,
    creditsAtSeconds,
    resumeSeconds,
    next,
    expiresAt,
  };
}
