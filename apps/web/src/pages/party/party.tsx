import { PartyDoor } from "./party-door.tsx";

type Props = { params: { code?: string } };

/** One party, by the code in its address. */
export function PartyPage({ params: { code = "" } }: Props) {
  return <PartyDoor key={code} code={code} />;
}
