import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { titleQuery } from "#features/library/queries.ts";

type AskedForm = {
  /** The form to open; null while its film loads, too. */
  form: "start" | "schedule" | null;
  film: Pick<TitleCard, "id" | "title"> | null;
  /** The code box gets the focus. */
  wantsCode: boolean;
  close: () => void;
};

/**
 * The form that the address asks for, as Leo's answers do: `?start=<film>`, `?schedule=<film>`, each
 * with or without a film, or `?join`.
 */
export function useAskedForm(): AskedForm {
  const [address, setAddress] = useSearchParams();
  const form = (["start", "schedule"] as const).find((one) => address.has(one)) ?? null;
  const filmId = (form && address.get(form)) || null;
  const { data: film = null, isLoading } = useQuery({
    ...titleQuery(filmId ?? ""),
    enabled: filmId !== null,
  });
  return {
    form: isLoading ? null : form,
    film,
    wantsCode: address.has("join"),
    close: () => {
      if (form !== null) setAddress(new URLSearchParams(), { replace: true });
    },
  };
}
