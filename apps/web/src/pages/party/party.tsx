import { PartyEntry } from "./party-entry.tsx";

type Props = { params: { code?: string } };

/** One party, by the code in its address. */
export function PartyPage({ params: { code = "" } }: Props) {
  return <PartyEntry key={code} code={code} />;
}
