import type { PartyList } from "@goldmane/contracts/parties/schema";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { profilesQuery } from "#features/family/queries.ts";
import { featuredQuery } from "#features/library/queries.ts";
import { ZoneHead } from "#features/parties/zone/zone-head.tsx";

type Props = {
  access: PartyList["access"] | null;
  canSchedule: boolean;
  codeBox: RefObject<HTMLInputElement | null>;
  onStart: () => void;
  onPlan: () => void;
};

const dayMs = 24 * 3_600_000;

/** Header of the Party Zone with a featured film of the day. */
export function ZoneFront(props: Props) {
  const { data: films = [] } = useQuery(featuredQuery);
  const { data: family = [] } = useQuery(profilesQuery);
  const [now] = useState(Date.now);
  const film = films[Math.floor(now / dayMs) % Math.max(1, films.length)] ?? null;
  return <ZoneHead {...props} film={film} faces={family.map(({ avatarUrl }) => avatarUrl)} />;
}
