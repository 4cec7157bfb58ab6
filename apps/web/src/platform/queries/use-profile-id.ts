import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "./session-query.ts";

/** The profile of this browser's session; null without one, undefined until that is known. */
export function useProfileId(): string | null | undefined {
  const { data: session, isError } = useQuery(sessionQuery);
  if (session) return session.profile?.id ?? null;
  return isError ? null : undefined;
}
